import { expect, test } from "vitest";
import { invitationIn } from "../../src/home/invitation.js";

const PAGE = "https://play.example/table/#/";

test("a link to this page, or the end of one, is followed here", () => {
  const here = { kind: "here", hash: "#/join/a-1/b.2" };
  expect(invitationIn("Come! https://play.example/table/#/join/a-1/b.2", PAGE)).toEqual(here);
  expect(invitationIn("#/join/a-1/b.2", PAGE)).toEqual(here);
});

test("a link to another host says where it leads", () => {
  const link = "https://other.example/#/join/a/b";
  expect(invitationIn(link, PAGE)).toEqual({ kind: "elsewhere", host: "other.example", href: link });
});

test("anything else is no invitation", () => {
  for (const text of ["", "hello", "https://play.example/table/#/new/finished"])
    expect(invitationIn(text, PAGE)).toBeNull();
});
