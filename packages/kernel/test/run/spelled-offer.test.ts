import { expect, test } from "vitest";
import { type Offer, type Spelling, spelledOffer } from "../../src/index.js";
import { canonicalJSON } from "../../src/state/canonical.js";

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
