import type { Page } from "@riposte/browser";
import { expect, test } from "vitest";
import { openServed } from "./open-served.js";
import { opened } from "./opened.js";
import { answerSomehow, type Player, sitTwo } from "./two-browsers.js";

const PATIENCE = 180_000;
const table = opened(PATIENCE, openServed);

interface Noticing {
  told: string[];
  isHidden: boolean;
}

/** A browser without a screen shows no notices: what it is asked to show is written down instead. */
async function writeNoticesDown(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((given) => {
    const noticing: Noticing = { told: [], isHidden: true };
    class Notice {
      static permission = given;
      static async requestPermission() {
        Notice.permission = "granted";
        return "granted";
      }
      constructor(title: string, { body }: { readonly body: string }) {
        noticing.told.push(`${title}: ${body}`);
      }
      close() {}
    }
    Object.assign(globalThis, { noticing, Notification: Notice });
    Object.defineProperty(document, "hidden", { get: () => noticing.isHidden });
  }, permission);
  await page.reload();
  await page.getByText("connected", { exact: true }).waitFor();
}

const toldTo = ({ page }: Player) =>
  page.evaluate(() => (globalThis as unknown as { noticing: Noticing }).noticing.told);

test("whoever is asked while he looks elsewhere is told, once he has said yes", { timeout: PATIENCE }, async () => {
  const players = await sitTwo(table, "one-piece");
  const [one, other] = players;
  await writeNoticesDown(one.page, "default");
  await writeNoticesDown(other.page, "granted");
  await one.page.evaluate(() => {
    (globalThis as unknown as { noticing: Noticing }).noticing.isHidden = false;
  });
  const button = one.page.getByRole("button", { name: "Tell me when I am asked" });
  await button.click();
  await button.waitFor({ state: "detached" });
  for (let at = 0; at < 6; at++) await answerSomehow(players, at);
  // he looked at the table all the time
  expect(await toldTo(one)).toEqual([]);
  await expect.poll(() => toldTo(other)).not.toHaveLength(0);
  expect(new Set(await toldTo(other)).size).toBe(1);
  expect((await toldTo(other))[0]).toMatch(/^ONE PIECE Card Game: /);
});
