/** Our tree as BattleScribe's XML. */
export function xmlOf(tag: string, node: object): string {
  const fields = Object.entries(node);
  const attributes = fields
    .filter(([name, value]) => !Array.isArray(value) && !/^(\$text|description)$/.test(name))
    .map(([name, value]) => ` ${name}="${String(value).replaceAll('"', "&quot;")}"`);
  const lists = fields
    .filter(([, value]) => Array.isArray(value))
    .map(
      ([name, value]) =>
        `<${name}>${(value as object[]).map((one) => xmlOf(name.replace(/ies$/, "y").replace(/s$/, ""), one)).join("")}</${name}>`,
    );
  const texts = fields.filter(([name]) => name === "description").map(([name, value]) => `<${name}>${value}</${name}>`);
  const own = fields.find(([name]) => name === "$text")?.[1] ?? "";
  return `<${tag}${attributes.join("")}>${lists.join("")}${texts.join("")}${String(own).replaceAll('"', "&quot;")}</${tag}>`;
}
