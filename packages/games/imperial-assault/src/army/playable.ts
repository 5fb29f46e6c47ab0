import type { CommandCard } from "../facts/command-card.js";
import type { Facts } from "../facts/facts.js";
import { type Selector, type Subject, selects, selectsAny } from "../facts/selector.js";
import type { Army } from "./army-list.js";
import { type Muster, muster, subjectIn } from "./muster.js";

/** Could any figure the army can bring into play ever play the card? */
export function canBePlayedIn(facts: Facts, army: Army, card: CommandCard): boolean {
  const { restriction } = card;
  if (restriction.by === "player") return true;
  const mustered = muster(facts, army);
  return bodies(facts, mustered).some(({ subject, mayPlay }) =>
    restriction.anyOf.some(
      (part) =>
        selects(part, subject) ||
        mayPlay.some((other) => sameBox(other, part)) ||
        selects(withoutAffiliation(mustered, part, subject), subject),
    ),
  );
}

interface Body {
  readonly subject: Subject;
  readonly mayPlay: readonly Selector[];
}

/** Groups, the figures of squad upgrades, and companions, with every trait an upgrade could give them. */
function bodies(facts: Facts, mustered: Muster): readonly Body[] {
  return mustered.all.flatMap(({ card }): readonly Body[] => {
    const companion = card.companion === undefined ? undefined : facts.deployment[card.companion];
    const brought =
      companion?.kind === "companion" ? [{ subject: subjectIn(mustered, companion), mayPlay: [] as Selector[] }] : [];
    if (card.kind === "upgrade") return brought;
    const subject = subjectIn(mustered, card);
    const fromAttachments = mustered.attachments.flatMap(({ card: other }) =>
      other.army?.grantsTraits?.to === "host" && selectsAny(other.attachTo, subject)
        ? other.army.grantsTraits.traits
        : [],
    );
    const traits = [...subject.traits, ...fromAttachments];
    return [{ subject: { ...subject, traits }, mayPlay: card.army?.playsCommandCardsOf ?? [] }, ...brought];
  });
}

function withoutAffiliation({ all }: Muster, part: Selector, subject: Subject): Selector {
  const ignored = all.some(({ card }) => {
    const rule = card.army?.ignoresCommandAffiliation;
    return rule !== undefined && rule.affiliation === part.affiliation && selectsAny(rule.for, subject);
  });
  if (!ignored) return part;
  const { affiliation: _, ...rest } = part;
  return rest;
}

const sameBox = (one: Selector, other: Selector): boolean =>
  one.affiliation === other.affiliation && (one.traits ?? []).join() === (other.traits ?? []).join() && !other.names;
