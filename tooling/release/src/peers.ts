import semver from "semver";
import type { Published } from "./published.js";

/**
 * How published packages stand on each other: what is composed has ours as peers, so that an app has one copy of each;
 * beside each peer stands the development dependency that links it here. Apps, and what hosts their games, compose: they depend.
 * Words keep nothing and are asked by value, so that any copy of them will do.
 */
const isComposed = ({ folder }: Published): boolean => folder.startsWith("packages/") && folder !== "packages/hosting";

/** Every such problem, in a sentence each. */
export function peerProblems(published: readonly Published[]): readonly string[] {
  const versions = new Map(published.map(({ name, version }) => [name, version]));
  return published
    .filter(isComposed)
    .flatMap(({ folder, manifest: { dependencies = {}, peerDependencies = {}, devDependencies = {} } }) => {
      const peers = Object.entries(peerDependencies).filter(([name]) => versions.has(name));
      const say = (problem: string) => `${folder}/package.json: ${problem}`;
      return [
        ...Object.keys(dependencies)
          .filter((name) => versions.has(name) && name !== "@riposte/words")
          .map((name) => say(`${name} is a dependency. Make it a peer: an app brings one copy for all of them.`)),
        ...peers
          .filter(([name]) => devDependencies[name] !== "workspace:^")
          .map(([name]) => say(`${name} is a peer. Add "${name}": "workspace:^" to devDependencies.`)),
        ...peers
          .filter(([name, range]) => !semver.satisfies(versions.get(name) as string, range))
          .map(([name, range]) => say(`the peer ${name} ${range} leaves out ${versions.get(name)}, which is here.`)),
      ];
    });
}
