import type { Page } from "@riposte/browser";

/** A node of Chromium's accessibility tree, as far as it is compared. */
interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
}

/** What a screen reader is given of everything with this role and name: its rows, each with the lines of its places. */
export async function heardIn(page: Page, role: string, name: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as unknown as {
    readonly nodes: readonly Node[];
  };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.find((node) => node.role?.value === role && node.name?.value === name);
  const walk = (node: Node, depth: number): readonly string[] => {
    const isSaid = !node.ignored && ["row", "gridcell", "paragraph"].includes(node.role?.value ?? "");
    const own = isSaid ? [`${"  ".repeat(depth)}${textOf(node)}`] : [];
    const below = (node.childIds ?? []).flatMap((id) => walk(byId.get(id) as Node, depth + (isSaid ? 1 : 0)));
    return [...own, ...below];
  };
  const textOf = (node: Node): string => {
    const named = node.name?.value ?? "";
    if (named !== "") return named;
    return (node.childIds ?? []).map((id) => textOf(byId.get(id) as Node)).join("");
  };
  return root === undefined ? [] : walk(root, 0).filter((line) => line.trim() !== "");
}

/** The line that is heard where the focus is. */
export const heardHere = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? "");

/** In how many regions that speak by themselves a line is. */
export const timesHeard = (page: Page, line: string): Promise<number> =>
  page.evaluate((line) => {
    const speaking = [...document.querySelectorAll("[role=log], [role=status], [role=alert], [aria-live]")];
    return speaking.filter((region) => region.textContent?.includes(line)).length;
  }, line.trim());
