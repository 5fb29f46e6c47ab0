import { expect, test } from "vitest";
import { type Offer, type Spelling, spelledOffer } from "../../src/index.js";
import { canonicalJSON } from "../../src/values/canonical.js";
import { offerNamed } from "../../src/windows/spelled-offer.js";

const looked: string[] = [];
const ringing: Spelling<never, { readonly times: number }> = {
  verb: "ring",
  label: ({ times }) => {
    looked.push("label");
    return { id: "gong:ring", params: { times } };
  },
  effects: ({ times }) => {
    looked.push("effects");
    return [{ type: "gong:ring", times } as never];
  },
};

const whole: Offer = {
  key: "ring:2",
  label: { id: "gong:ring", params: { times: 2 } },
  kind: "optional",
  verb: "ring",
  effects: [{ type: "gong:ring", times: 2 } as never],
};

test("an offer has its name, kind and verb at once, and is spelled when somebody looks", () => {
  const offer = spelledOffer("ring:2", ringing, { times: 2 });
  expect([offer.key, offer.kind, offer.verb]).toEqual(["ring:2", "optional", "ring"]);
  expect(looked).toEqual([]);
  expect(offer.effects).toEqual(whole.effects);
  expect(looked).toEqual(["effects"]);
});

test("whoever keeps an offer as data keeps all of it", () => {
  const offer = spelledOffer("ring:2", ringing, { times: 2 });
  expect(JSON.parse(JSON.stringify(offer))).toEqual(whole);
  expect(canonicalJSON(offer)).toBe(canonicalJSON(whole));
});

test("without a verb none is kept", () => {
  const { verb: _verb, ...plain } = ringing;
  expect(JSON.parse(JSON.stringify(spelledOffer("ring:2", plain, { times: 2 })))).not.toHaveProperty("verb");
});

const named: number[] = [];
const numbering: Spelling<never, { readonly times: number }> = {
  ...ringing,
  key: ({ times }) => {
    named.push(times);
    return `ring:${times}`;
  },
};
const unnamed = (...times: readonly number[]): readonly Offer[] =>
  times.map((one) => spelledOffer(null, numbering, { times: one }));

test("an unnamed offer is named once, when somebody looks, and is the same as data", () => {
  named.length = 0;
  const [offer] = unnamed(2) as [Offer];
  expect(named).toEqual([]);
  expect([offer.key, offer.key]).toEqual(["ring:2", "ring:2"]);
  expect(named).toEqual([2]);
  expect(JSON.parse(JSON.stringify(unnamed(2)[0]))).toEqual(whole);
});

test("an answer finds the offer whose name was looked at without naming the others", () => {
  named.length = 0;
  const offers = unnamed(1, 2, 3);
  const { key } = offers[1] as Offer;
  expect(offerNamed(offers, key)).toBe(offers[1]);
  expect(named).toEqual([2]);
});

test("an answer nobody has looked at is found as well, and passing names nothing", () => {
  named.length = 0;
  const offers = [...unnamed(1, 2), { key: "rest", kind: "optional", effects: [] } as Offer];
  expect(offerNamed(offers, "pass")).toBeUndefined();
  expect(offerNamed(offers, "rest")).toBe(offers[2]);
  expect(named).toEqual([]);
  expect(offerNamed(offers, "ring:2")).toBe(offers[1]);
  expect(offerNamed(offers, "ring:9")).toBeUndefined();
});
