/** The building blocks of sounds: knocks, bells, bursts of noise, and scattered knocks. Times are in seconds. */

/** @typedef {{audio: BaseAudioContext, output: AudioNode, at: number}} Place   where and when something is heard */

const SILENCE = 0.0001; // an exponential curve cannot end at 0
const ATTACK = 0.002;

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** Two seconds of white noise. @param {BaseAudioContext} audio */
function noise(audio) {
  let buffer = noises.get(audio);
  if (!buffer) {
    buffer = new AudioBuffer({ length: 2 * audio.sampleRate, sampleRate: audio.sampleRate });
    const samples = buffer.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
    noises.set(audio, buffer);
  }
  return buffer;
}

/**
 * A gain that rises to a level and dies away.
 * @param {Place} place
 * @param {number} at
 * @param {number} level
 * @param {number} attack
 * @param {number} length
 */
function envelope({ audio, output }, at, level, attack, length) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(level, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + attack + length);
  gain.connect(output);
  return gain;
}

/**
 * Noise through a band.
 * @param {Place} place
 * @param {{pitch: number, width: number, length: number, level: number, attack?: number, after?: number}} how
 */
export function breath(place, { pitch, width, length, level, attack = ATTACK, after = 0 }) {
  const { audio } = place;
  const at = place.at + after;
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio), loop: true });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1 / width });
  source.connect(band).connect(envelope(place, at, level, attack, length));
  source.start(at, Math.random());
  source.stop(at + attack + length + 0.05);
}

/**
 * A hard thing on wood: a tone that falls a little and dies at once.
 * @param {Place} place
 * @param {{pitch: number, ring: number, level: number, after?: number}} how
 */
export function knock(place, { pitch, ring, level, after = 0 }) {
  const at = place.at + after;
  const tone = new OscillatorNode(place.audio, { type: "sine", frequency: pitch });
  tone.frequency.setValueAtTime(pitch * 1.25, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.92, at + ring);
  tone.connect(envelope(place, at, level, 0.001, ring));
  tone.start(at);
  tone.stop(at + ring + 0.05);
}

/**
 * Something that rings: a tone with a soft octave and a half above it.
 * @param {Place} place
 * @param {{pitch: number, ring: number, level: number, after?: number}} how
 */
export function bell(place, { pitch, ring, level, after = 0 }) {
  const at = place.at + after;
  for (const [ratio, share] of /** @type {const} */ ([[1, 1], [2.76, 0.22]])) {
    const tone = new OscillatorNode(place.audio, { type: "sine", frequency: pitch * ratio });
    tone.connect(envelope(place, at, level * share, 0.004, ring / Math.sqrt(ratio)));
    tone.start(at);
    tone.stop(at + ring + 0.1);
  }
}

/**
 * Knocks that follow each other ever more closely and softly, like a die or gravel coming to rest.
 * @param {Place} place
 * @param {{count: number, length: number, pitch: number, level: number, after?: number}} how
 */
export function scatter(place, { count, length, pitch, level, after = 0 }) {
  for (let n = 0; n < count; n++) {
    const share = n / count;
    const when = after + length * (1 - (1 - share) ** 2) + 0.02 * Math.random();
    const tone = pitch * (0.7 + 0.7 * Math.random());
    knock(place, { pitch: tone, ring: 0.03, level: level * (1 - 0.7 * share), after: when });
    breath(place, { pitch: 2.5 * tone, width: 0.8, length: 0.02, level: 0.5 * level * (1 - 0.7 * share), after: when });
  }
}
