import { describe, expect, test } from "vitest";
import { compose, simulateMatch, startMatch } from "../../src/entry/run.js";
import { die, type Match, runAbility } from "../../src/index.js";
import { untyped, type Workshop, worked, workshop } from "../fixtures/workshop.js";

/** What the match tells a rule that asks. */
function asked<T>(
  ask: Parameters<typeof worked>[0] extends (match: infer M, ...more: never) => void ? (match: M) => T : never,
) {
  const heard: T[] = [];
  const { told } = worked((match) => void heard.push(ask(match)));
  expect(told).toBe("");
  return heard[0];
}

test("a rule learns who sits at the table, in which order, and which plugins play", () => {
  expect(asked((match) => [match.seats, match.order(), match.has("workshop"), match.has("smithy")])).toEqual([
    1,
    [0],
    true,
    false,
  ]);
});

test("a stamp only grows", () => {
  const [first, second] = asked((match) => [match.stamp(), match.stamp()]) as [number, number];
  expect(second).toBe(first + 1);
});

test("what is queued at once happens in the order given", () => {
  const { match } = worked((at) =>
    at.queueAll(["a", "b", "c"].map((what) => ({ type: "workshop:note", what }) as const)),
  );
  expect(match.slices.workshop.notes).toEqual(["a", "b", "c"]);
});

test("contributions, offers and replacements are as short as what was said", () => {
  expect(asked((match) => [match.add(1, "oil"), match.set(2, "oil", "red")])).toEqual([
    { by: "oil", layer: "add", amount: 1 },
    { by: "oil", layer: "set", amount: 2, field: "red" },
  ]);
  expect(asked((match) => [match.instead("ward", []), match.instead("ward", [], 0)])).toEqual([
    { by: "ward", effects: [] },
    { by: "ward", effects: [], choice: 0 },
  ]);
  expect(asked((match) => match.offer({ key: "tea", effects: [] }))).toEqual({
    key: "tea",
    kind: "optional",
    effects: [],
  });
});

describe("variables", () => {
  test("of a procedure that runs are read and written from above it", () => {
    const seen: unknown[] = [];
    const { match } = worked((at) => at.call("errand", { to: "town" }), {
      actions: {
        arrive: (at) => {
          at.setVarOf("errand", "to", "home");
          at.setVarOf("workshop", "tired", true);
          seen.push(at.vars, at.varsOf("errand"), at.varsOf("workshop"), at.varsOf("spiral"));
        },
      },
    });
    expect(seen).toEqual([{ to: "home" }, { to: "home" }, { tired: true }, undefined]);
    expect(match.state.frames.map(({ vars }) => vars)).toEqual([{ tired: true }]);
  });

  test("a frame without variables has none to read", () => {
    expect(asked((match) => [match.vars, match.varsOf("workshop")])).toEqual([{}, {}]);
  });

  test("of a procedure that does not run cannot be written", () => {
    expect(worked((match) => match.setVarOf("errand", "to", "home")).told).toBe(
      'HANDLER_FAILED: "workshop" (effect "workshop:work") writes a variable of "errand", which does not run.',
    );
  });

  test("of a procedure nobody declares are refused", () => {
    expect(worked((match) => untyped(match).varsOf("erand")).told).toMatch(
      /^UNKNOWN_NAME: .* looks at the procedure "erand", .* Did you mean "errand"\?$/,
    );
  });
});

describe("bindings", () => {
  test("belong to the running ability: outside of one there is none, and nothing to bind to", () => {
    expect(asked((match) => match.bound("target"))).toBeUndefined();
    expect(worked((match) => match.bind("target", 1)).told).toBe(
      'HANDLER_FAILED: "workshop" (effect "workshop:work") binds "target" while no ability runs.',
    );
  });

  test("stand beside those the ability was started with", () => {
    const bound: unknown[] = [];
    let times = 0;
    worked((match) => {
      times += 1;
      if (times === 1)
        match.queue(
          runAbility({ steps: [{ type: "workshop:work" }, { type: "workshop:work" }], bindings: { by: "ace" } }),
        );
      else if (times === 2) match.bind("target", 7);
      else bound.push(match.bound("by"), match.bound("target"));
    });
    expect(bound).toEqual(["ace", 7]);
  });
});

describe("scopes", () => {
  test("are open where the frames stand in them, the innermost of a name counts", () => {
    const seen: unknown[] = [];
    worked((match) => match.call("errand", { to: "town" }), {
      actions: {
        arrive: (match) => {
          seen.push(match.isScopeOpen("errand"), match.isScopeOpen("day"), match.scope("errand"));
          if (seen.length < 4) match.call("errand", { to: "further" });
        },
      },
    });
    expect(seen.slice(0, 2)).toEqual([true, true]);
    expect(seen[5]).toBeGreaterThan(seen[2] as number);
    expect(asked((match) => [match.isScopeOpen("errand"), match.scope("errand")])).toEqual([false, undefined]);
  });

  test("one nobody declares is refused", () => {
    expect(worked((match) => untyped(match).isScopeOpen("dya")).told).toMatch(
      /^UNKNOWN_NAME: .* looks at the scope "dya", .* Did you mean "day"\?$/,
    );
  });
});

test("a window nobody answers is not openable, one somebody answers is, and one nobody declares is refused", () => {
  expect(asked((match) => match.isOpenable("workshop:break", { hour: 9 }))).toBe(false);
  const seen: boolean[] = [];
  worked(
    (match) =>
      void seen.push(match.isOpenable("workshop:break", { hour: 9 }), match.isOpenable("workshop:break", { hour: 8 })),
    {
      offer: {
        "workshop:break": ({ hour }, _seat, match) => (hour > 8 ? [match.offer({ key: "tea", effects: [] })] : []),
      },
    },
  );
  expect(seen).toEqual([true, false]);
  expect(worked((match) => untyped(match).isOpenable("workshop:brake", {})).told).toMatch(
    /^UNKNOWN_NAME: .* opens the window "workshop:brake", .* Did you mean "workshop:break"\?$/,
  );
});

test("owning a part copies it once: states before keep theirs", () => {
  const { match } = worked((at, slice) => {
    at.own(slice, "shelf").jars += 1;
    at.own(slice, "shelf").jars += 1;
    at.claim(slice, "notes");
    slice.notes.push("counted");
  });
  const before = match.state.slices.workshop;
  expect(before).toEqual({ notes: ["counted"], shelf: { jars: 2 } });
  match.answer(0, "work");
  expect(before).toEqual({ notes: ["counted"], shelf: { jars: 2 } });
  expect(match.slices.workshop).toEqual({ notes: ["counted", "counted"], shelf: { jars: 4 } });
});

describe("a match is dead once the handler it was given to has returned", () => {
  const uses: Readonly<Record<string, (match: Match<Workshop>) => unknown>> = {
    slices: (match) => match.slices.workshop,
    queue: (match) => match.queue({ type: "workshop:note", what: "late" }),
    publish: (match) => match.publish("workshop:noted", { what: "late" }),
    chance: (match) => match.chance("dice", die(6)),
    own: (match) => match.own({ part: {} }, "part"),
    claim: (match) => match.claim({ part: {} }, "part"),
    setVar: (match) => match.setVar("late", 1),
    value: (match) => match.value("workshop:strength", {}, 1),
    lasting: (match) => match.lasting("workshop:hum"),
    order: (match) => match.order(),
  };
  let kept: Match<Workshop> | undefined;
  const game = compose([
    workshop((match) => {
      kept = match;
    }),
  ]);

  test.each([
    ["in play", () => startMatch(game, { seed: 1 }).answer(0, "work")],
    ["in unchecked play", () => startMatch(game, { seed: 1, checks: false }).answer(0, "work")],
    ["in simulation", () => simulateMatch(game, { seed: 1 }).enter("work")],
    ["in checked simulation", () => simulateMatch(game, { seed: 1, checks: true }).enter("work")],
    ["when the handler has failed", () => failing().answer(0, "work")],
  ])("%s", (_how, play) => {
    play();
    for (const [name, use] of Object.entries(uses)) expect(() => use(kept as never), name).toThrow("HANDLER_OVER");
  });

  test("checked, whoever left it behind is named: an effect, a contribution, an action of a machine", async () => {
    const late: string[] = [];
    const leaving = (match: Match<Workshop>) => {
      Promise.resolve()
        .then(() => match.queue({ type: "workshop:note", what: "late" }))
        .catch((error: Error) => late.push(error.message));
    };
    worked(
      (match) => {
        leaving(match);
        match.value("workshop:strength", {}, 1);
        match.call("errand", { to: "town" });
      },
      {
        modify: {
          "workshop:strength": (_subject, match) => {
            leaving(match);
            return undefined;
          },
        },
        actions: { arrive: leaving },
      },
    );
    await new Promise((done) => setTimeout(done, 0));
    expect(late.map((message) => /by (.*), from a promise/.exec(message)?.[1])).toEqual([
      '"workshop" (effect "workshop:work")',
      '"workshop" (modify "workshop:strength")',
      '"workshop" (action "arrive")',
    ]);
  });

  const failing = () =>
    startMatch(
      compose([
        workshop((match) => {
          kept = match;
          throw new Error("the jar is broken");
        }),
      ]),
      { seed: 1 },
    );
});

test("what belongs to others cannot be written in checked simulation either", () => {
  const game = compose([
    workshop((match) => {
      (match.slices.workshop.shelf as { jars: number }).jars = 9;
    }),
  ]);
  const simulation = simulateMatch(game, { seed: 1, checks: true });
  expect(simulation.enter("work")).toMatchObject({ ok: false, code: "NOT_OWNED" });
  expect(simulation.slices.workshop.shelf.jars).toBe(0);
});

test("a whole slice cannot be put in the place of another", () => {
  const { told, match } = worked((at) => {
    (at.slices as { workshop: unknown }).workshop = { notes: ["mine"], shelf: { jars: 7 } };
  });
  expect(told).toMatch(/^NOT_OWNED: "workshop" \(effect "workshop:work"\) writes/);
  expect(match.slices.workshop.notes).toEqual([]);
});

test("what is only asked cannot write a slice that an effect is writing just then", () => {
  const { told, match } = worked(
    (at, slice) => {
      at.own(slice, "notes").push("begun");
      at.value("workshop:strength", {}, 1);
    },
    {
      modify: { "workshop:strength": (_subject, at) => void (at.slices.workshop.notes as string[]).push("scribbled") },
    },
  );
  expect(told).toMatch(/^NOT_OWNED: "workshop" \(modify "workshop:strength"\) writes/);
  expect(match.slices.workshop.notes).toEqual([]);
});

test("a rule that fails is told by its own name: a contribution, a guard's machine, a moment, a list of answers", () => {
  const broken = () => {
    throw new Error("the jar is broken");
  };
  const asking: Parameters<typeof worked>[0] = (match) => match.value("workshop:strength", {}, 1);
  expect(worked(asking, { modify: { "workshop:strength": broken } }).told).toContain(
    '"workshop" (modify "workshop:strength") failed',
  );
  expect(worked((match) => match.call("errand", { to: "town" }), { actions: { arrive: broken } }).told).toContain(
    '"workshop" (action "arrive") failed',
  );
  const open: Parameters<typeof worked>[0] = (match) => match.open("workshop:break", { hour: 9 });
  const offer = { "workshop:break": () => [] };
  expect(worked(open, { offer, holds: { "workshop:break": broken } }).told).toContain(
    '"workshop" (window "workshop:break") failed',
  );
  const which = { prompt: { id: "workshop:which" }, choices: broken, answer: () => undefined };
  expect(
    worked((match) => match.ask("workshop:which", 0, { of: "jars" }), {
      questions: { "workshop:which": which } as never,
    }).told,
  ).toContain('question "workshop:which" of "workshop" failed');
});

test("a rule that fails after it asked for a value is told by its own name, not by that of a contribution", () => {
  const { told } = worked(
    (match) => {
      match.value("workshop:strength", {}, 1);
      throw new Error("the jar is broken");
    },
    { modify: { "workshop:strength": (_subject, match) => match.add(1, "oil") } },
  );
  expect(told).toContain('"workshop" (effect "workshop:work") failed');
});

test("a slice is its owner's to write while its effect runs: a handler that hears of it cannot write there", () => {
  const { told, match } = worked((at) => at.queue({ type: "workshop:note", what: "swept" }), {
    on: {
      "workshop:noted": (_event, at) => {
        (at.slices.workshop.notes as string[]).push("scribbled");
      },
    },
  });
  expect(told).toContain("NOT_OWNED");
  expect(match.slices.workshop.notes).toEqual([]);
});
