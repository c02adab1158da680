// Reads the texts of the client outside of a browser. Standard input: {"english": [texts of the server], "languages"}.
// Standard output: for each language its texts by part, and for each text of the server whether it is translated.
import { asked, load } from "./client.mjs";

const { english, games } = asked();
const { LANGUAGES } = await load("text/language.js");
const { Translator } = await load("text/phrases.js");

const described = (texts) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeof text === "function" ? text.length : text]));

const caches = {};
const result = { languages: {}, english: {} };
for (const language of LANGUAGES) {
  const pack = await load(`text/${language}/index.js`);
  const parts = { ...pack.first, ...(await pack.lazy()) };
  const books = { "": await pack.phrases() };
  const lessons = {};
  for (const game of games) {
    const folder = (await load(`games/${game}/index.js`)).default;
    parts[game] = (await folder.text[language]()).default;
    lessons[game] = (await folder.lessonText[language]()).default;
    if (language === "en") continue;
    books[game] = { ...(await folder.about[language]()).default, ...(await folder.phrases[language]()).default };
  }
  const found = Object.fromEntries(Object.entries(parts).map(([part, texts]) => [part, described(texts)]));
  const phrases = Object.fromEntries(Object.entries(books).map(([book, texts]) => [book, described(texts)]));
  result.languages[language] = { parts: found, lessons, phrases };
  if (language === "en") continue;
  const unknown = [];
  const translated = {};
  for (const { text, game } of english) {
    const own = game ? [books[game], books[""]] : Object.values(books);
    const translator = (caches[`${language} ${game}`] ??= new Translator(language, own));
    const words = translator.find(text).text;
    translated[text] = words;
    if (!translator.isKnown(text)) unknown.push([text, words]);
  }
  result.english[language] = { unknown, translated };
}
process.stdout.write(JSON.stringify(result));
