import { expect, test } from "vitest";
import { Join } from "../src/messages.js";
import { visible, widthOf } from "../src/visible-text.js";

const named = (name: string) => Join.safeParse({ invite: "one", name });

test.each([
  ["Jo\u202ehn", "John"],
  ["Jo\u0000h\u200bn\u2066", "John"],
  ["a\u3164\u115f\u2800b", "ab"],
  ["ab\ufe0f\u200d", "ab"],
  ["  Ada \n\t Lovelace ", "Ada Lovelace"],
  ["\u200d \u200b ", ""],
])("what cannot be seen is taken out of %j", (text, shown) => {
  expect(visible(text)).toBe(shown);
});

test("marks that are stacked on a letter climb no higher than two, and none stands on nothing", () => {
  expect(visible(`Z${"\u0353\u0300".repeat(40)}a`)).toBe("Z\u0353\u0353a");
  expect(visible("\u0301\u0301 a \u0301")).toBe("a");
  // as people write
  for (const name of ["Nguyễn", "שָׁלוֹם", "ที่นี่", "हिन्दी", "Łukasz", "김민준", "名前"])
    expect(visible(name)).toBe(name.normalize("NFC"));
});

test.each(["👩‍👩‍👧", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👍🏽", "🏳️‍🌈", "🇸🇪", "1️⃣"])("the emoji %s keeps its joiners", (emoji) => {
  expect(visible(`a${emoji}b`)).toBe(`a${emoji}b`);
});

test("a name is as long as it is wide: emoji and ideographs count twice", () => {
  expect([widthOf("John"), widthOf("名前"), widthOf("👩‍👩‍👧a"), widthOf("e\u0301")]).toEqual([4, 4, 3, 1]);
  expect(named("a".repeat(40)).success).toBe(true);
  expect(named("名".repeat(21)).error?.issues[0]?.message).toContain("at most 40 letters wide");
  expect(named("\ufdfd".repeat(6)).success).toBe(false);
});

test("a word of letters that look like another alphabet's is no name, with the word", () => {
  expect(named("J\u043ehn Smith").error?.issues[0]?.message).toBe(
    'a name has one alphabet in each word, and not in "J\u043ehn"',
  );
  for (const name of ["Иван Smith", "Γιώργος", "山田Taro", "Jo 名前"]) expect(named(name).data?.name).toBe(name);
});

test("letters in fancy dress are the plain ones", () => {
  expect(named("𝓙𝓸𝓱𝓷 ＳＭＩＴＨ").data?.name).toBe("John SMITH");
});
