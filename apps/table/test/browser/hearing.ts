import type { Page } from "@riposte/browser";
import { type HeardNode, type HeardTree, hearingSession, nameOf, readTree, roleOf } from "./accessibility-tree.js";

/** Something that can be used. */
interface Control {
  readonly name: string;
  readonly dom: number;
}

/** What can be used in the question of a match, besides its answers. */
const ASIDE = /^(Undo|Redo|Hint|When to ask me|Show all)/;
const CONTROLS = ["button", "radio", "checkbox", "gridcell"];
/** Milliseconds until a page has answered, and how often it is listened to. */
const PAUSE = 60;
const PATIENCE = 200;

/** A player at Chromium's accessibility tree: reads it, focuses what a screen reader would, and presses Enter. */
export async function createHearing(page: Page) {
  const session = await hearingSession(page);
  const use = async ({ dom }: Control): Promise<boolean> => {
    const isThere = await session.send("DOM.focus", { backendNodeId: dom }).then(
      () => true,
      () => false,
    );
    if (isThere) await page.keyboard.press("Enter");
    return isThere;
  };
  const find = async (role: string, name: RegExp): Promise<HeardNode | undefined> =>
    (await readTree(session)).nodes.find((node) => !node.ignored && roleOf(node) === role && name.test(nameOf(node)));
  /** One answer: of the question, or by a place of the table that can be chosen. */
  const answer = async (choose: (all: readonly Control[]) => Control | undefined): Promise<void> => {
    for (let listens = 0; listens < PATIENCE; listens++) {
      const tree = await readTree(session);
      const asked = controlsIn(tree, "region", /^Question$/);
      const places = controlsIn(tree, "grid", /./).filter(({ name }) => /\d+ of \d+\.$/.test(name));
      const found = choose([...asked, ...places]);
      if (found === undefined && (await find("dialog", /./)) !== undefined) return;
      // what is gone meanwhile is not there to be used
      const isUsed = found !== undefined && (await use(found));
      await page.waitForTimeout(PAUSE);
      if (isUsed) return;
    }
    throw new Error("Nothing can be answered by ear.");
  };
  return { answer, find };
}

/** A player who does not know the game: any of the answers, another each time. */
export function guessing(): (all: readonly Control[]) => Control | undefined {
  let times = 0;
  return (all) => {
    const answers = all.filter(({ name }) => !ASIDE.test(name));
    times += 1;
    return answers[((Math.imul(times, 0x9e37_79b1) >>> 0) % 65_537) % Math.max(1, answers.length)];
  };
}

/** A player who takes the hint: asks for it, then what is heard to be hinted at, or what a hint filled in. */
export function hinted(): (all: readonly Control[]) => Control | undefined {
  let hasAsked = false;
  return (all) => {
    const said = all.find(({ name }) => /\bhint\b/.test(name));
    const filled = hasAsked ? all.findLast(({ name }) => !ASIDE.test(name)) : undefined;
    const found = said ?? filled ?? all.find(({ name }) => name === "Hint");
    hasAsked = found?.name === "Hint";
    return found;
  };
}

function controlsIn(tree: HeardTree, role: string, name: RegExp): readonly Control[] {
  const below = (node: HeardNode): readonly HeardNode[] => [node, ...tree.childrenOf(node).flatMap(below)];
  return tree.nodes
    .filter((node) => roleOf(node) === role && name.test(nameOf(node)))
    .flatMap(below)
    .flatMap((node) => {
      const isOff = node.properties?.some(({ name, value }) => name === "disabled" && value.value === true) === true;
      if (node.ignored || isOff || !CONTROLS.includes(roleOf(node)) || node.backendDOMNodeId === undefined) return [];
      return [{ name: nameOf(node), dom: node.backendDOMNodeId }];
    });
}
