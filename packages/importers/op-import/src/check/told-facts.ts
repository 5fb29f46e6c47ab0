import { either, type Gathering, may, must } from "./account.js";
import { joined } from "./token.js";

interface Construction {
  readonly copies?: unknown;
  readonly donDeck?: number;
  readonly life?: number;
  readonly only?: readonly {
    readonly kinds?: readonly string[];
    readonly types?: readonly string[];
    readonly maxCost?: number;
  }[];
}

/** What a line says of the card itself: other names, what a deck may hold. */
export function accountFacts(g: Gathering, facts: Readonly<Record<string, unknown>>): void {
  const { alsoNamed, construction } = facts as { alsoNamed?: readonly string[]; construction?: Construction };
  if (alsoNamed !== undefined) {
    const names = alsoNamed.map((name) => `name:${name}`);
    must(g, "alsoNamed", ...names);
    may(g, joined("and", names));
  }
  if (construction === undefined) return;
  const { copies, donDeck, life, only } = construction;
  if (life !== undefined) must(g, `startLife:${life}`);
  must(g, "rules");
  if (copies !== undefined) must(g, "copies");
  if (donDeck !== undefined) must(g, `donDeck:${donDeck}`);
  for (const { kinds = [], types = [], maxCost } of only ?? []) {
    must(g, maxCost === undefined ? "only" : "exclude", "you.deck", ...kinds.map((kind) => `any.${kind}`));
    either(g, "type", types);
    if (maxCost !== undefined) must(g, `cost>=${maxCost + 1}`);
  }
}
