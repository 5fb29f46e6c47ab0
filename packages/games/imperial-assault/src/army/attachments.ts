import { type FigureCard, titleOf } from "../facts/deployment-card.js";
import { selectsAny } from "../facts/selector.js";
import { assign } from "./assignment.js";
import { type Illegality, illegal } from "./legality.js";
import { type AttachmentCard, isAttachment, type Muster, type Mustered, subjectIn } from "./muster.js";

/** May the attachment go on the group? Whether the group already has one is another question. */
export function canAttach(mustered: Muster, attachment: AttachmentCard, host: FigureCard): boolean {
  return selectsAny(attachment.attachTo, subjectIn(mustered, host));
}

/** Each attachment needs a group that fits and has no other attachment. */
export function attachmentProblems(mustered: Muster): readonly Illegality[] {
  const { attachments, groups } = mustered;
  const fits = (item: number, slot: number): boolean => {
    const { entry, card } = attachments[item] as Mustered<AttachmentCard>;
    const { card: host } = groups[slot] as Mustered<FigureCard>;
    return (entry.on === undefined || entry.on === host.id) && canAttach(mustered, card, host);
  };
  const assigned = assign(attachments.length, groups.length, fits);
  const problems = attachments.flatMap(({ entry, card }, item) => {
    if (assigned[item] !== undefined) return [];
    if (groups.some((_, slot) => fits(item, slot))) {
      const message = `Every group that could take ${titleOf(card)} has an attachment; a group takes one.`;
      return [illegal("TOO_MANY_ATTACHMENTS", message, [card.id])];
    }
    if (entry.on !== undefined) {
      const message = `${titleOf(card)} cannot be attached to "${entry.on}" in this army.`;
      return [illegal("ATTACHMENT_MISPLACED", message, [card.id, entry.on])];
    }
    return [illegal("ATTACHMENT_WITHOUT_HOST", `No group of the army can take ${titleOf(card)}.`, [card.id])];
  });
  const misplaced = mustered.all.filter(({ entry, card }) => entry.on !== undefined && !isAttachment(card));
  return [
    ...problems,
    ...misplaced.map(({ entry, card }) =>
      illegal("ATTACHMENT_MISPLACED", `${titleOf(card)} is no attachment.`, [card.id, entry.on as string]),
    ),
  ];
}
