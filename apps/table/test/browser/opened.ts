import type { OpenedPages } from "@riposte/browser";
import { afterAll, beforeAll } from "vitest";
import { openTable } from "./open-table.js";

/** The table in a real browser, open while the tests of a file run; its pages may not complain. */
export function opened(patience: number): OpenedPages;
export function opened<Pages extends OpenedPages>(patience: number, open: () => Promise<Pages>): Pages;
export function opened(patience: number, open: () => Promise<OpenedPages> = openTable): OpenedPages {
  const pages: Partial<OpenedPages> = {};
  beforeAll(async () => {
    Object.assign(pages, await open());
  }, patience);
  afterAll(() => pages.close?.(), patience);
  return pages as OpenedPages;
}
