import axeCore from "axe-core";
import type { Page } from "playwright-core";

/** What is hard to use without sight, mouse or good contrast: one line for each finding, none when all is well. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
    );
  });
}
