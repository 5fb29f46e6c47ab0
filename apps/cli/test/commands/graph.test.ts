import { facts } from "@riposte/data-finished";
import { expect, test } from "vitest";
import { riposte } from "../riposte.js";

const ids = (facts.abilities as readonly { readonly id: string }[]).map(({ id }) => id);

test("the page names every procedure and all 22 abilities", async () => {
  const { code, out } = await riposte(["graph", "finished"]);
  expect(code).toBe(0);
  expect(ids).toHaveLength(22);
  for (const id of ids) expect(out).toContain(id);
  for (const procedure of ["match", "turn"]) expect(out).toContain(`## ${procedure} (finished)`);
  expect(out).toContain("## Windows");
});

test("one procedure is a bare diagram, an xstate config or SCXML", async () => {
  expect((await riposte(["graph", "finished", "--procedure", "turn"])).out).toMatch(/^stateDiagram-v2\n/);
  const config = JSON.parse((await riposte(["graph", "finished", "--procedure", "turn", "--format", "json"])).out);
  expect(config).toMatchObject({ id: "turn", initial: "TURN_START" });
  const scxml = await riposte(["graph", "finished", "--procedure", "turn", "--format", "scxml"]);
  expect(scxml.out).toMatch(
    /^<\?xml [^\n]+\n<scxml [^\n]+ name="turn" initial="turn">\n {2}<state id="turn" initial="TURN_START" /,
  );
  expect((await riposte(["graph", "finished", "--format", "scxml"])).err).toContain("name it with --procedure");
});

test("all procedures as JSON come with windows and abilities", async () => {
  const graph = JSON.parse((await riposte(["graph", "finished", "--format", "json"])).out);
  expect(Object.keys(graph.procedures)).toEqual(expect.arrayContaining(["match", "turn"]));
  expect(graph.abilities).toEqual(ids);
});

test("wired gives each ability a computed status", async () => {
  const { code, out } = await riposte(["wired", "finished"]);
  expect(code).toBe(0);
  expect(out).toContain("22 wired, 0 partial, 0 unwired");
  const { abilities } = JSON.parse((await riposte(["wired", "finished", "--json"])).out);
  expect(abilities.map(({ id }: { id: string }) => id)).toEqual(ids);
});
