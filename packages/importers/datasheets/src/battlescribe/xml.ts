import { UnreadableFile } from "@riposte/reading";
import { SaxesParser } from "saxes";
import type { Tree } from "./tree.js";

/** How much is parsed before progress is told. */
const CHUNK = 1 << 18;
/** Deeper nesting is no catalogue. */
const DEEPEST = 200;

/**
 * XML of BattleScribe as the tree that its JSON is: attributes are fields, an element around others (`<profiles>`) is a
 * list of that name, one around text is that text. Elements in a list are nodes, those in a node are lists or texts.
 */
export function treeOfXml(file: string, xml: string, onProgress: (share: number) => void = () => undefined): Tree {
  const parser = new SaxesParser({ position: true, fileName: file });
  const open: Open[] = [];
  let root: Tree | undefined;
  parser.on("error", (error) => {
    const at = open
      .map(({ tag }) => tag)
      .slice(-3)
      .join(" > ");
    const said = error.message.replace(/^.*?:\d+:\d+: /, "");
    throw new UnreadableFile(
      file,
      `the XML breaks at line ${parser.line}${at === "" ? "" : ` in ${at}`}: ${said} Was it cut off? Download it again.`,
    );
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length >= DEEPEST) throw new UnreadableFile(file, `more than ${DEEPEST} elements inside each other.`);
    const isNode = open.length === 0 || open.at(-1)?.list !== undefined || Object.keys(attributes).length > 0;
    open.push({ tag: name, node: isNode ? { ...attributes } : {}, list: isNode ? undefined : [], text: "" });
  });
  parser.on("text", (text) => {
    const last = open.at(-1);
    if (last !== undefined) last.text += text;
  });
  parser.on("cdata", (text) => {
    const last = open.at(-1);
    if (last !== undefined) last.text += text;
  });
  parser.on("closetag", () => {
    const { tag, node, list, text } = open.pop() as Open;
    const parent = open.at(-1);
    const said = text.trim();
    if (list === undefined && said !== "") Object.assign(node, { $text: said });
    if (parent === undefined) root = { [tag]: node };
    else if (parent.list !== undefined) parent.list.push(list === undefined ? node : { $text: said });
    else parent.node[tag] = list === undefined ? node : said !== "" && list.length === 0 ? said : list;
  });
  for (let at = 0; at < xml.length; at += CHUNK) {
    parser.write(xml.slice(at, at + CHUNK));
    onProgress(Math.min(1, (at + CHUNK) / xml.length));
  }
  parser.close();
  if (root === undefined) throw new UnreadableFile(file, "there is no element in it.");
  return root;
}

interface Open {
  readonly tag: string;
  readonly node: Record<string, unknown>;
  readonly list: Tree[] | undefined;
  text: string;
}
