import { expect, test } from "vitest";
import { statusPage } from "../src/http/status.js";
import { PASSWORD, serveGated } from "./gated-database.js";
import { answerAny, attend, make } from "./guest.js";

const FINISHED = { game: "finished", seats: ["human"], seed: "1" };
const gated = serveGated();

const asked = (password?: string) =>
  fetch(`${gated.server.address}status`, {
    headers: password === undefined ? {} : { authorization: `Basic ${btoa(`operator:${password}`)}` },
  });

/** The page as rows of text. */
const rowsOf = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...page.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, name, value]) => [name, value]),
  );
const rows = async () => rowsOf(await (await asked(PASSWORD)).text());

test("an operator sees how the server stands, without scripts and under the policy of every page", async () => {
  expect(await rows()).toMatchObject({
    State: "serving",
    Storage: "answers",
    "Matches under way": "0",
    Answers: "none yet",
  });
  const { match, token } = await make(gated.server.address, FINISHED);
  const guest = await attend(gated.server.address, match, token);
  for (let answered = 0; answered < 3; answered++) await answerAny(guest);
  const response = await asked(PASSWORD);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect([response.headers.get("cache-control"), response.headers.get("content-type")]).toEqual([
    "no-store",
    "text/html; charset=utf-8",
  ]);
  const page = await response.text();
  expect(page).not.toMatch(/<script|<link|<img|https?:|\son\w+=/i);
  expect(rowsOf(page)).toEqual({
    State: "serving",
    Storage: "answers",
    "Up for": expect.stringMatching(/^0 minutes$/),
    "Matches under way": "1",
    "People connected": "1",
    Answers: "3",
    "Half of the last within": expect.stringMatching(/^[\d.]+ ms$/),
    "99 of 100 within": expect.stringMatching(/^[\d.]+ ms$/),
    Version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
  // no match can be found by it
  expect(page).not.toContain(match);
});

test("without the password a client is told only that there is one, and a browser asks for it", async () => {
  for (const password of [undefined, "", "wrong", `${PASSWORD} `, `x:${PASSWORD}`]) {
    const response = await asked(password);
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringMatching(/^Basic /),
    ]);
    expect(await response.json()).toMatchObject({ code: "PASSWORD_WRONG" });
  }
});

test("a storage that does not answer is said so, and so is a server that stops", async () => {
  const { match, token } = await make(gated.server.address, FINISHED);
  await answerAny(await attend(gated.server.address, match, token));
  gated.database.hold("AS at");
  expect(await rows()).toMatchObject({ State: "serving", Storage: "does not answer" });
  gated.database.open();
  gated.database.hold("SET kept");
  const closing = gated.server.close();
  expect(await rows()).toMatchObject({
    State: "stopping: matches are put away",
    Storage: "answers",
    "People connected": "1",
  });
  gated.database.open();
  await closing;
});

test("how long it has been up is told in its two largest parts", () => {
  const status = {
    state: "starting",
    isStorageWell: false,
    shard: "a",
    matches: 0,
    sockets: 0,
    answers: undefined,
  } as const;
  const upFor = (seconds: number) => rowsOf(statusPage({ ...status, upFor: seconds }))["Up for"];
  expect([59, 60, 7199, 86_400, 273_600].map(upFor)).toEqual([
    "0 minutes",
    "1 minute",
    "1 hour 59 minutes",
    "1 day 0 hours",
    "3 days 4 hours",
  ]);
  expect(rowsOf(statusPage({ ...status, upFor: 1 }))).toMatchObject({
    State: expect.stringMatching(/^starting/),
    Shard: "a",
  });
});
