import { type AnyPlugin, composeList, type Game } from "@riposte/kernel/run";
import type { Recording } from "@riposte/testing/corpus";
import semver from "semver";
import { describe, expect, test } from "vitest";
import { readRecordings } from "../src/folder.js";
import { judgeRecording } from "../src/judge.js";
import { compositionOf } from "../src/play.js";
import { ROOT, type Workspace } from "../src/workspace.js";

const file = "data/corpus/one-piece/random-beasts.json";
const recording = readRecordings(ROOT, "one-piece").find((kept) => kept.file === file)?.content as Recording;
/** As the repository was when the match was recorded, with nothing announced: whatever waits for a release now excuses nothing here. */
const workspace: Workspace = {
  versions: Object.fromEntries(recording.packages.map(({ name, version }) => [name, version])),
  changesets: [],
};
const now = await compositionOf("one-piece");

/** The game in which effects that add DON!! do so twice, under the same version. */
const altered = alter(now, "op-actions", "op:addDon");

function alter({ plugins }: Game, name: string, type: string): Game {
  const other = (plugin: AnyPlugin): AnyPlugin => {
    const effects = plugin.behaviour.effects as Readonly<Record<string, (...args: unknown[]) => void>>;
    const twice = (...args: unknown[]) => {
      effects[type]?.(...args);
      effects[type]?.(...args);
    };
    return { ...plugin, behaviour: { ...plugin.behaviour, effects: { ...effects, [type]: twice } } };
  };
  return composeList(plugins.map((plugin) => (plugin.name === name ? other(plugin) : plugin)));
}

const withChangeset = (name: string, bump: "major" | "minor" | "patch"): Workspace => ({
  ...workspace,
  changesets: [...workspace.changesets, { name: "adds-twice", bumps: { [name]: bump } }],
});

test("the rules of now lead to the recorded match", () => {
  expect(judgeRecording(now, file, recording, workspace).kind).toBe("same");
});

describe("a plugin whose rule is altered under the same version", () => {
  const { kind, text } = judgeRecording(altered, file, recording, workspace);

  test("is caught, with match, input and plugin, and what to do", () => {
    expect(kind).toBe("broken");
    expect(text).toMatch(/^data\/corpus\/one-piece\/random-beasts\.json: after input \d+ \({"seat":\d,"answer":.+}\)/);
    expect(text).toContain('Caused by "op-actions": its effect "op:addDon" gives something else.');
    expect(text).toContain('"@riposte/op-actions": minor');
    expect(text).toContain("pnpm corpus:record --again");
  });

  test("is accepted with a notice once a breaking changeset of it announces that", () => {
    for (const bump of ["minor", "major"] as const) {
      const verdict = judgeRecording(altered, file, recording, withChangeset("@riposte/op-actions", bump));
      expect(verdict).toMatchObject({ kind: "announced", text: expect.stringContaining(".changeset/adds-twice.md") });
    }
  });

  test("is not excused by a patch, by another package, or by what was announced before the recording", () => {
    const known = recording.packages.map((one) => ({ ...one, changesets: [...one.changesets, "adds-twice"] }));
    const minor = withChangeset("@riposte/op-actions", "minor");
    expect(judgeRecording(altered, file, recording, withChangeset("@riposte/op-actions", "patch")).kind).toBe("broken");
    expect(judgeRecording(altered, file, recording, withChangeset("@riposte/surge", "major")).kind).toBe("broken");
    expect(judgeRecording(altered, file, { ...recording, packages: known }, minor).kind).toBe("broken");
  });

  test("is accepted once a version is released that its dependents do not get by themselves", () => {
    const released = (version: string) => ({
      ...workspace,
      versions: { ...workspace.versions, "@riposte/op-actions": version },
    });
    const then = recording.packages.find(({ name }) => name === "@riposte/op-actions")?.version as string;
    const [patch, minor] = (["patch", "minor"] as const).map((bump) => semver.inc(then, bump) as string);
    expect(judgeRecording(altered, file, recording, released(patch as string)).kind).toBe("broken");
    expect(judgeRecording(altered, file, recording, released(minor as string))).toMatchObject({
      kind: "announced",
      text: expect.stringContaining(`@riposte/op-actions ${minor}`),
    });
  });
});

test("where the data of a plugin changed, a changeset of the data announces it too", () => {
  const otherData = recording.lock.map((entry) => ({ ...entry, facts: "0" }));
  const announced = withChangeset("@riposte/data-one-piece", "minor");
  expect(judgeRecording(altered, file, { ...recording, lock: otherData }, announced).kind).toBe("announced");
  expect(judgeRecording(altered, file, recording, announced).kind).toBe("broken");
});
