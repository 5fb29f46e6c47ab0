import type { Page } from "@riposte/browser";
import { type HeardNode, type HeardTree, hearingSession, nameOf, readTree, roleOf } from "./accessibility-tree.js";

const SAID = ["row", "gridcell", "paragraph"];

/** What a screen reader is given of the thing with this role and name: its rows and lines, those inside another farther in. */
export async function heardIn(page: Page, role: string, name: string): Promise<readonly string[]> {
  const session = await hearingSession(page);
  const tree = await readTree(session);
  await session.detach();
  const walk = (node: HeardNode, depth: number): readonly string[] => {
    const isSaid = !node.ignored && SAID.includes(roleOf(node));
    const own = isSaid ? [`${"  ".repeat(depth)}${textOf(tree, node)}`] : [];
    return [...own, ...tree.childrenOf(node).flatMap((child) => walk(child, depth + (isSaid ? 1 : 0)))];
  };
  const root = tree.nodes.find((node) => roleOf(node) === role && nameOf(node) === name);
  return root === undefined ? [] : walk(root, 0).filter((line) => line.trim() !== "");
}

const textOf = (tree: HeardTree, node: HeardNode): string =>
  nameOf(node) ||
  tree
    .childrenOf(node)
    .map((child) => textOf(tree, child))
    .join("");

/** The line that is heard where the focus is. */
export const heardHere = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? "");

/** In how many regions that speak by themselves a line is. */
export const timesHeard = (page: Page, line: string): Promise<number> =>
  page.evaluate((line) => {
    const speaking = [...document.querySelectorAll("[role=log], [role=status], [role=alert], [aria-live]")];
    return speaking.filter((region) => region.textContent?.includes(line)).length;
  }, line.trim());
