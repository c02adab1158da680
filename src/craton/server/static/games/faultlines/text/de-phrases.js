/** What the server says about Fault Lines. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "lines along a side of the board; 7, 9 and 13 are the named sizes": "Linien pro Seite des Bretts; üblich sind 7, 9 und 13",
  "placement ends after this many turns; even with sealed passing": "nach so vielen Zügen endet das Setzen; beim verdeckten Passen eine gerade Zahl",
  "White may swap seats after Black's first stone": "Weiß darf nach dem ersten schwarzen Stein die Plätze tauschen",
  "from the second round on both sides secretly seal play or pass": "ab der zweiten Runde legen beide verdeckt fest, ob sie spielen oder passen",
  "one stone of a failed group can be salvaged on a roll of 1": "aus einer gescheiterten Gruppe lässt sich mit einer 1 ein Stein bergen",
  "cells where a stone connects to no other; 4 to 6 are usual": "Felder, auf denen ein Stein sich mit keinem anderen verbindet; üblich sind 4 bis 6",
  "once per game each side may place a stone that counts twice for survival":
    "einmal pro Partie darf jede Seite einen Stein setzen, der beim Überleben doppelt zählt",
  "the quake comes in three waves, with placements between them": "das Beben kommt in drei Wellen, dazwischen wird gesetzt",
  "a bonus of 3 points, or resonance_points, for a side if none of its groups fails":
    "ein Bonus von 3 Punkten (oder resonance_points) für eine Seite, wenn keine ihrer Gruppen scheitert",
  "the number of faces of the die; a group of that many stones survives without a roll":
    "die Zahl der Würfelseiten; eine Gruppe mit so vielen Steinen überlebt ohne Wurf",
  "what resonance is worth": "wie viel Resonanz wert ist",
  "9 × 9, one quake at the end": "9 × 9, ein Beben am Ende",
  "7 × 7, ten minutes": "7 × 7, zehn Minuten",
  "7 × 7, the quake comes after 30 turns": "7 × 7, das Beben kommt nach 30 Zügen",
  "13 × 13, a whole evening": "13 × 13, ein ganzer Abend",
  "swap, sealed passes, 60 turns": "Tausch, verdecktes Passen, 60 Züge",
  "six random fault lines, keystones": "sechs zufällige Verwerfungen, Schlusssteine",
  "three waves, salvage, resonance": "drei Wellen, Bergung, Resonanz",

  "to seal play or pass": "legt verdeckt fest: spielen oder passen",
  "to salvage a stone or decline": "birgt einen Stein oder verzichtet",
  "to place or pass between waves": "setzt oder passt zwischen den Wellen",
  "roll {cell}": "Wurf für {cell}",
  "salvage {cell}": "Bergung von {cell}",
  score: "nach Punkten",
  "fewer-stones": "weniger Steine",

  "{side}'s group {cell}: {what}.": "{side}: Gruppe {cell}, {what}.",
  "{stones}, safe": "{stones}, sicher",
  "{stones}, failed; one stone may still be salvaged": "{stones}, gescheitert; ein Stein lässt sich noch bergen",
  "{stones}, survival {chance}, {missing} from safety": "{stones}, Überleben {chance}, bis zur Sicherheit {missing}",
  "{stones}, counting as {size}, safe": "{stones}, zählt als {size}, sicher",
  "{stones}, counting as {size}, failed; one stone may still be salvaged": "{stones}, zählt als {size}, gescheitert; ein Stein lässt sich noch bergen",
  "{stones}, counting as {size}, survival {chance}, {missing} from safety":
    "{stones}, zählt als {size}, Überleben {chance}, bis zur Sicherheit {missing}",
  "{cell}: {effect}. As things stand, it would change {side}'s expected lead by {value}.":
    "{cell}: {effect}. Nach jetzigem Stand ändert das den erwarteten Vorsprung von {side} um {value}.",
  "{cell}: {effect}. If the quake came now, it would change {side}'s expected lead by {value}.":
    "{cell}: {effect}. Käme das Beben jetzt, änderte das den erwarteten Vorsprung von {side} um {value}.",
  "a single stone, survival {then}": "ein einzelner Stein, Überleben {then}",
  "group {size} → {after}, survival {before} → {then}": "Gruppe {size} → {after}, Überleben {before} → {then}",
  "joins groups of {sizes} → {after}, survival {before} → {then}": "verbindet Gruppen mit {sizes} → {after}, Überleben {before} → {then}",
  safe: "sicher",
  lost: "verloren",
  "{cell}: priority {number}, {priority}; {effect}, {gain} expected.": "{cell}: Priorität {number}, {priority}; {effect}, erwartet {gain}.",
  "{groups} would become a group of size {size}": "{groups} würde eine Gruppe der Größe {size}",
  "{cell} ({size})": "{cell} ({size})",
  "one open cell away from a group": "ein offenes Feld von einer Gruppe entfernt",
  "{cell} connects through {other}.": "{cell} verbindet sich über {other}.",
  "A stone on {cell} keeps {groups} apart, costing {value} expected stones; {detour}.": "Ein Stein auf {cell} trennt {groups} und kostet im Schnitt {value} Steine; {detour}.",
  "A stone on {cell} keeps {groups} apart, costing {value} expected stones; {detour}: {cells}.":
    "Ein Stein auf {cell} trennt {groups} und kostet im Schnitt {value} Steine; {detour}: {cells}.",
  "A stone on {cell} keeps {side}'s groups {groups} apart, costing {value} expected stones; {detour}.":
    "Ein Stein auf {cell} trennt die Gruppen {groups} ({side}) und kostet im Schnitt {value} Steine; {detour}.",
  "there is no way around": "es gibt keinen Umweg",
  "the way around takes {count} more stone": "der Umweg braucht {count} Stein mehr",
  "the way around takes {count} more stones": "der Umweg braucht {count} Steine mehr",
  "{cell} is a dead end: it has no room to become safe.": "{cell} ist eine Sackgasse: kein Platz, um sicher zu werden.",
  "{cell} is {stones} from safety: {level} priority.": "{cell} – bis zur Sicherheit {stones}: Dringlichkeit {level}.",
  "{side} has a wall of {count}: a safe straight line ({cells}).": "{side} hat eine Mauer aus {count}: eine sichere gerade Linie ({cells}).",
  "{side} has a ladder of {count}: a line on its way to {size}, unless it is cut off ({cells}).":
    "{side} hat eine Leiter aus {count}: eine Linie auf dem Weg zu {size}, wenn sie nicht abgeschnitten wird ({cells}).",
  "{side} has a fork: a group of size {size} that can become {die} on any of {count} cells ({cells}).":
    "{side} hat eine Gabel: eine Gruppe der Größe {size}, die auf {count} Feldern zu {die} werden kann ({cells}).",
  "{side} has a cluster of {count}: compact and hard to break up ({cells}).": "{side} hat einen Klumpen aus {count}: kompakt und schwer zu trennen ({cells}).",
  "{side} has a bridge: one stone on {cell} would make a group of {size} ({cells}).":
    "{side} hat eine Brücke: Ein Stein auf {cell} ergäbe eine Gruppe mit {size} ({cells}).",

  Groups: "Gruppen",
  "{side}'s portfolio": "Bestand: {side}",
  "{side}'s connections": "Verbindungen: {side}",
  Threats: "Drohungen",
  Splitters: "Trennstellen",
  group: "Gruppe",
  side: "Seite",
  stones: "Steine",
  size: "Größe",
  survival: "Überleben",
  "to safety": "bis sicher",
  expected: "erwartet",
  holding: "Bestand",
  groups: "Gruppen",
  floor: "mindestens",
  ceiling: "höchstens",
  cell: "Feld",
  priority: "Priorität",
  joins: "verbindet",
  gain: "Gewinn",
  "open cells": "offene Felder",
  note: "Hinweis",
  "keeps apart": "trennt",
  destroys: "kostet",
  "way around": "Umweg",
  core: "sicher",
  growth: "aussichtsreich",
  speculative: "gewagt",
  resonance: "Resonanz",
  total: "gesamt",
  safety: "Sicherheit",
  merger: "Zusammenschluss",
  boost: "Stärkung",
  investment: "Vorsorge",
  critical: "kritisch",
  high: "hoch",
  medium: "mittel",
  low: "niedrig",
  "dead end": "Sackgasse",
  none: "keiner",
  "And {count} more.": "Und {count} weitere.",
  "Core groups cannot fail; growth groups are more likely to survive than not; speculative groups are not.":
    "Sichere Gruppen können nicht scheitern; aussichtsreiche überleben eher; gewagte scheitern eher.",

  "The board is empty: nothing is at stake yet.": "Das Brett ist leer: Noch steht nichts auf dem Spiel.",
  "{side} wins whatever the dice show.": "{side} gewinnt, was auch immer gewürfelt wird.",
  "{side} wins whatever the dice show, unless more stones are placed.": "{side} gewinnt, was auch immer gewürfelt wird, wenn niemand mehr setzt.",
  "As things stand, Black's chance of winning is {black} and White's {white}; the expected score is {points} to {others}.":
    "Nach jetzigem Stand gewinnt Schwarz mit {black} und Weiß mit {white}; erwartetes Ergebnis {points} zu {others}.",
  "As things stand, Black's chance of winning is {black}, White's {white} and the chance of a draw {draw}; the expected score is {points} to {others}.":
    "Nach jetzigem Stand gewinnt Schwarz mit {black} und Weiß mit {white}, unentschieden {draw}; erwartetes Ergebnis {points} zu {others}.",
  "If the quake came now, Black's chance of winning would be {black} and White's {white}; the expected score is {points} to {others}.":
    "Käme das Beben jetzt, gewänne Schwarz mit {black} und Weiß mit {white}; erwartetes Ergebnis {points} zu {others}.",
  "If the quake came now, Black's chance of winning would be {black}, White's {white} and the chance of a draw {draw}; the expected score is {points} to {others}.":
    "Käme das Beben jetzt, gewänne Schwarz mit {black} und Weiß mit {white}, unentschieden {draw}; erwartetes Ergebnis {points} zu {others}.",
  "{side}'s group {cell} has failed: a roll of 1 saves one of its {count} stones.":
    "Die Gruppe {cell} ({side}) ist gescheitert: Eine 1 rettet einen ihrer {count} Steine.",
  "{side}'s group {cell} has failed: a roll of 1 saves its only stone.": "Die Gruppe {cell} ({side}) ist gescheitert: Eine 1 rettet ihren einzigen Stein.",
  "{side}'s group {cell} ({stones}) survives with a {chance} chance; {same}'s chance of winning is {chances}.":
    "Die Gruppe {cell} ({side}, {stones}) überlebt mit {chance}; Gewinnchance {same}: {chances}.",
  "{side}'s stone {cell} is salvaged on a roll of 1; {same}'s chance of winning is {chances}.":
    "Der Stein {cell} ({side}) wird mit einer 1 geborgen; Gewinnchance {same}: {chances}.",
  "{chance} either way": "{chance}, so oder so",
  "{saved} if so and {gone} if not": "{saved}, wenn ja, und {gone}, wenn nein",
  "If {side} passes, placement ends; {same}'s chance of winning would be {chance}.":
    "Passt {side}, endet das Setzen; die Gewinnchance wäre {chance}.",
  "As things stand, {side} would gain the most with {cell}, {effect}: {gain} expected points. Hints look further ahead and may differ.":
    "Nach jetzigem Stand bringt {cell} am meisten ({side}): {effect}, erwartet {gain} Punkte. Tipps schauen weiter voraus und können abweichen.",
  "If the quake came now, {side} would gain the most with {cell}, {effect}: {gain} expected points. Hints look further ahead and may differ.":
    "Käme das Beben jetzt, brächte {cell} am meisten ({side}): {effect}, erwartet {gain} Punkte. Tipps schauen weiter voraus und können abweichen.",
  "close to its own stones": "nah an den eigenen Steinen",
  "growing a group of {sizes} to {size}": "eine Gruppe wächst von {sizes} auf {size}",
  "joining groups of {sizes} into one of {size}": "Gruppen mit {sizes} werden eine mit {size}",
  "{side}'s group {cell} needs one more stone to be safe: {cells}.": "Der Gruppe {cell} ({side}) fehlt ein Stein zur Sicherheit: {cells}.",
  "any of {count} cells": "einem von {count} Feldern",
  "Black will score at least {floor} and at most {ceiling}; White at least {least} and at most {most}.":
    "Schwarz erzielt mindestens {floor} und höchstens {ceiling}; Weiß mindestens {least} und höchstens {most}.",

  "{cell} is not a stone of the group that failed.": "{cell} gehört nicht zur gescheiterten Gruppe.",
  "A Keystone is written as its cell with an asterisk, such as e5*.": "Einen Schlussstein schreibt man als Feld mit Stern, zum Beispiel e5*.",
  "Seal play or pass first: seal-play or seal-pass.": "Lege zuerst verdeckt fest, ob du spielst oder passt.",
  "There is nothing to salvage: none of your groups has just failed.": "Es gibt nichts zu bergen: Keine deiner Gruppen ist gerade gescheitert.",
  "There is nothing to seal now.": "Jetzt ist nichts verdeckt festzulegen.",
  "There is nothing to swap: Black has passed.": "Es gibt nichts zu tauschen: Schwarz hat gepasst.",
  "This game has no Keystones.": "In diesem Spiel gibt es keine Schlusssteine.",
  "With sealed passing turn_limit must be even, not {value}.": "Beim verdeckten Passen muss turn_limit gerade sein, nicht {value}.",
  "You have sealed play, so you must place a stone.": "Du hast „spielen“ festgelegt und musst einen Stein setzen.",
  "Your Keystone is spent: each side has one per game.": "Dein Schlussstein ist verbraucht: Jede Seite hat einen pro Partie.",
  "Your group has failed: salvage one of its stones or decline.": "Deine Gruppe ist gescheitert: Birg einen ihrer Steine oder verzichte.",
  "fault_lines: a random layout is only drawn when a game is created; name the cells here.":
    "fault_lines: Zufällige Felder werden nur beim Erstellen einer Partie gezogen; nenne hier die Felder.",
  "fault_lines: there is no cell {cell} on a board of size {size}.": "fault_lines: Auf einem Brett der Größe {size} gibt es kein Feld {cell}.",
  "fault_lines=random:K needs an even number K from 0 to {most}.": "fault_lines=random:K braucht eine gerade Zahl K von 0 bis {most}.",

  // Impossible positions
  "{field}: {stones} cannot have been placed in {turns} with these passes.":
    "{field}: {stones} können bei diesem Passen nicht gesetzt worden sein: {turns}.",
  "{field}: {side} has {stones}, but placed {placed}.": "{field}: {side} hat {stones}, gesetzt wurden aber {placed}.",
  "{field}: {side} has had only {turns}.": "{field}: {side} hatte erst {turns}.",
  "{field}: {side}'s Keystones do not agree with what it has spent.":
    "{field}: Die Schlusssteine ({side}) passen nicht zum Verbrauch.",
  "{field}: Black seals first, then White.": "{field}: Schwarz wählt zuerst verdeckt, dann Weiß.",
  "{field}: Black's sealed choice has been revealed by now.":
    "{field}: Die verdeckte Wahl von Schwarz ist inzwischen aufgedeckt.",
  "{field}: White's sealed choice is kept only until Black has had its turn.":
    "{field}: Die verdeckte Wahl von Weiß gilt nur, bis Schwarz gezogen hat.",
  "{field}: a group of this side has just failed.": "{field}: Eine Gruppe dieser Seite ist gerade gescheitert.",
  "{field}: a pass cannot count toward the end here.": "{field}: Ein Passen kann hier nicht zum Ende zählen.",
  "{field}: after {turns} the other side is to move.": "{field}: {turns} gespielt, also ist die andere Seite am Zug.",
  "{field}: chance rolls the die, and the owner of a failed group salvages.":
    "{field}: Der Zufall würfelt, und der Besitzer einer gescheiterten Gruppe birgt.",
  "{field}: choices are sealed only with sealed=yes, from the second round on, before Black's turn.":
    "{field}: Verdeckt gewählt wird nur mit sealed=yes, ab der zweiten Runde, vor dem Zug von Schwarz.",
  "{field}: choices remain only between two waves.": "{field}: Entscheidungen bleiben nur zwischen zwei Wellen offen.",
  "{field}: each side has one Keystone, if the game has Keystones.":
    "{field}: Jede Seite hat einen Schlussstein, wenn es Schlusssteine gibt.",
  "{field}: each side has one choice, in turn.": "{field}: Jede Seite hat der Reihe nach eine Entscheidung.",
  "{field}: failures are recorded only for resonance, and only once the quake has begun.":
    "{field}: Gescheiterte Gruppen werden nur für die Resonanz vermerkt und erst, wenn das Beben begonnen hat.",
  "{field}: in a sealed round, White's sealed choice is set during Black's turn only.":
    "{field}: In einer verdeckten Runde steht die Wahl von Weiß nur während des Zuges von Schwarz.",
  "{field}: it is set once the quake has begun, and not before.":
    "{field}: Das steht erst ab dem Beginn des Bebens fest.",
  "{field}: it must be a stone of the group that failed.": "{field}: Es muss ein Stein der gescheiterten Gruppe sein.",
  "{field}: it must be the lowest cell of its group.": "{field}: Es muss das unterste Feld seiner Gruppe sein.",
  "{field}: it must name a group while one is being judged, and none otherwise.":
    "{field}: Hier steht eine Gruppe, solange über sie entschieden wird, sonst keine.",
  "{field}: it must name a stone while one is being salvaged, and none otherwise.":
    "{field}: Hier steht ein Stein, solange er geborgen wird, sonst keiner.",
  "{field}: no stone is secured before the quake.": "{field}: Vor dem Beben ist kein Stein gesichert.",
  "{field}: once the game is over, every stone on the board has survived.":
    "{field}: Ist die Partie zu Ende, hat jeder Stein auf dem Brett überlebt.",
  "{field}: placement has ended by this turn.": "{field}: Das Setzen ist in diesem Zug schon zu Ende.",
  "{field}: seats are swapped only with pie=yes, after Black's first turn.":
    "{field}: Getauscht wird nur mit pie=yes, nach dem ersten Zug von Schwarz.",
  "{field}: the board is full, so placement has ended.": "{field}: Das Brett ist voll, also ist das Setzen zu Ende.",
  "{field}: the score says otherwise.": "{field}: Die Punkte sagen etwas anderes.",
  "{field}: there are no placements after the last wave.": "{field}: Nach der letzten Welle wird nicht mehr gesetzt.",
  "{field}: there is no stone on this cell.": "{field}: Auf diesem Feld liegt kein Stein.",
  "{field}: this game has no aftershock.": "{field}: In diesem Spiel gibt es kein Nachbeben.",
  "{field}: this group does not roll in this wave.": "{field}: Diese Gruppe würfelt in dieser Welle nicht.",
  "{field}: this group is secured.": "{field}: Diese Gruppe ist gesichert.",
  "{field}: this many stones cannot have been placed.": "{field}: So viele Steine können nicht gesetzt worden sein.",
  "{field}: this many turns cannot have been taken.": "{field}: So viele Züge können nicht gespielt worden sein.",
  "{field}: waves 1 and 2 exist only with progressive=yes.":
    "{field}: Die Wellen 1 und 2 gibt es nur mit progressive=yes.",

  "Maximum spread": "Größte Streuung",
  "stakes out the board with stones far from each other; connects after turn 15":
    "steckt das Brett mit weit verteilten Steinen ab; verbindet nach Zug 15",
  "Single chain": "Eine Kette",
  "builds one growing group and nothing else": "baut eine einzige wachsende Gruppe und sonst nichts",
  "Clustered claiming": "Lockere Nester",
  "places stones two or three steps apart, to be joined later; connects after turn 15":
    "setzt Steine im Abstand von zwei oder drei Schritten, um sie später zu verbinden; verbindet nach Zug 15",
  "Race to six": "Wettlauf zur Sechs",
  "grows the group nearest to safety until it is safe, then starts the next one":
    "vergrößert die Gruppe, der am wenigsten fehlt, bis sie sicher ist, und beginnt dann die nächste",
  Splitter: "Spalter",
  "claims space first; from turn 16 on blocks, wedges and surrounds the opponent's groups":
    "beansprucht erst Raum; ab Zug 16 werden die Gruppen des Gegners blockiert, gespalten und umstellt",
  "Balanced portfolio": "Ausgewogener Bestand",
  "makes one safe group first, then grows medium groups and risks a few lone stones":
    "baut zuerst eine sichere Gruppe, dann mittlere Gruppen, und riskiert einige einzelne Steine",
  "Resonance hunter": "Resonanzjäger",
  "wants every group to survive: joins its groups, and passes rather than start a risky one":
    "will jede Gruppe überleben lassen: verbindet die Gruppen und passt lieber, als eine riskante zu beginnen",
};
