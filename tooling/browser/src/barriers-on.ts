import axeCore from "axe-core";
import type { Page } from "playwright-core";

interface Axe {
  run(options: { readonly resultTypes: readonly ["violations"] }): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
    }[];
  }>;
}

/** What is hard to use without sight, mouse or good contrast: one line for each finding, none when all is well. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { readonly axe: Axe }).axe.run({
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
    );
  });
}
