import type { Page } from "@riposte/browser";

interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

/** Something of the accessibility tree that can be used. */
interface Control {
  readonly role: string;
  readonly name: string;
  readonly dom: number;
  readonly isChecked: boolean;
}

/** What can be used in the question of a match, besides its answers. */
const ASIDE = /^(Undo|Redo|Hint|When to ask me|Cancel|Back|Clear|Show all|Why\b)/;

/** A player at Chromium's accessibility tree: reads it, focuses what a screen reader would, and presses Enter. */
export async function createHearing(page: Page) {
  const session = await page.context().newCDPSession(page);
  const read = async () => {
    const { nodes } = (await session.send("Accessibility.getFullAXTree")) as unknown as {
      readonly nodes: readonly Node[];
    };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const below = (node: Node): readonly Node[] => [
      node,
      ...(node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        return child === undefined ? [] : below(child);
      }),
    ];
    const inside = (role: string, name: RegExp | string) =>
      nodes
        .filter((node) => node.role?.value === role && (node.name?.value ?? "").match(name) !== null)
        .flatMap(below)
        .filter(({ ignored }) => !ignored);
    return { nodes: nodes.filter(({ ignored }) => !ignored), inside };
  };
  const use = async ({ dom }: Control) => {
    await session.send("DOM.focus", { backendNodeId: dom });
    await page.keyboard.press("Enter");
  };
  const heading = async (name: RegExp) =>
    (await read()).nodes.find((node) => node.role?.value === "heading" && name.test(node.name?.value ?? ""))?.name
      ?.value ?? "";
  const isOver = async () => (await read()).nodes.some((node) => node.role?.value === "dialog");
  /** One answer, another each time: of the question, or of a place of the table that can be chosen. */
  const answer = async (times: number) => {
    for (let waits = 0; waits < 200; waits++) {
      const { inside } = await read();
      const question = controlsIn(inside("region", /^Question$/)).filter(({ name }) => !ASIDE.test(name));
      const places = controlsIn(inside("grid", /./)).filter(({ name }) => /\d+ of \d+\.$/.test(name));
      const all = [...question, ...places];
      const found = all[times % Math.max(1, all.length)];
      if (found === undefined) {
        if (await isOver()) return;
        await page.waitForTimeout(50);
        continue;
      }
      await use(found);
      return;
    }
    throw new Error("Nothing can be answered by ear.");
  };
  return { answer, heading, isOver };
}

const CONTROLS = ["button", "radio", "checkbox", "gridcell"];

const controlsIn = (nodes: readonly Node[]): readonly Control[] =>
  nodes.flatMap(({ role, name, backendDOMNodeId, properties = [] }) => {
    const isDisabled = properties.some((one) => one.name === "disabled" && one.value.value === true);
    if (!CONTROLS.includes(role?.value ?? "") || backendDOMNodeId === undefined || isDisabled) return [];
    const isChecked = properties.some((one) => one.name === "checked" && one.value.value === "true");
    return [{ role: role?.value ?? "", name: name?.value ?? "", dom: backendDOMNodeId, isChecked }];
  });
