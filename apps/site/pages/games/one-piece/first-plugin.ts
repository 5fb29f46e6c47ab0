import { read } from "../../repository.js";

/** The plugin of the first guide, file by file as it stands there, and a position that shows it. */
export function firstPlugin() {
  const guide = read("docs/guides/first-plugin.md");
  const blocks = [...guide.matchAll(/```ts (src\/\S+)\n(.*?)```/gs)].map(([, path, text]) => [path, text] as const);
  const { version } = JSON.parse(read("packages/kernel/package.json")) as { readonly version: string };
  const manifest = {
    name: "@riposte/last-stand",
    version: "0.1.0",
    type: "module",
    peerDependencies: { "@riposte/kernel": `^${version}`, "@riposte/one-piece": `^${gameVersion()}` },
  };
  return {
    game: "one-piece",
    entry: "src/plugin.ts",
    sources: { ...Object.fromEntries(blocks), "package.json": `${JSON.stringify(manifest, null, 2)}\n` },
    setup: {
      position: {
        turn: 5,
        active: 0,
        sides: [
          {
            leader: "OP01-003",
            characters: ["OP01-016"],
            hand: ["OP01-006", "OP01-025"],
            deck: ["OP01-016", "OP01-006", "OP01-025", "OP01-016", "OP01-006", "OP01-025"],
            life: ["OP01-006", "OP01-025"],
            don: { active: 6 },
          },
          {
            leader: "OP01-061",
            characters: ["OP01-100", "OP01-093"],
            hand: ["OP01-106"],
            deck: ["OP01-093", "OP01-095", "OP01-106", "OP01-093", "OP01-095", "OP01-106"],
            life: ["OP01-106", "OP01-093"],
            don: { active: 6 },
          },
        ],
      },
    },
  };
}

const gameVersion = (): string =>
  (JSON.parse(read("packages/games/one-piece/package.json")) as { readonly version: string }).version;
