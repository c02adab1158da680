// What the page says about hints. Standard input: [{"game", "action", "context"}]; standard output: a sentence for each.
import { asked, load } from "./client.mjs";

const { addText, loadText } = await load("text/text.js");
await loadText();
const said = [];
for (const { game, action, context } of asked()) {
  const folder = (await load(`games/${game}/index.js`)).default;
  await addText(game, async () => (await folder.text.en()).default);
  const visuals = (await folder.visuals()).default;
  said.push(visuals.aboutHint(action, context));
}
process.stdout.write(JSON.stringify(said));
