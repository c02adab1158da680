/** A link of the documents as an address of the client. @param {string} address @returns {string | null} */
export function linkOf(address) {
  if (address.startsWith("#") || address.startsWith("/") || address.startsWith("http")) return address;
  const [path, part] = address.split("#");
  const name = path.split("/").at(-1)?.replace(/\.md$/, "");
  const hash = part ? `#${part}` : "";
  if (name === "rulings") return `/rules/rulings${hash}`;
  const game = /games\/(\w+)\/rules\.md$/.exec(path)?.[1];
  return game ? `/rules/${game}${hash}` : null;
}
