import { KernelError } from "@riposte/kernel";
import { type ArmyList, Detachment } from "@riposte/warhammer-40k";
import { faultLines } from "@riposte/words";
import { z } from "zod";
import { DISPOSITIONS } from "./mustering.js";

const Named = z.strictObject({
  name: z.string().min(1).max(200),
  points: z.int().min(0).max(20).meta({ description: "Detachment points" }),
  disposition: z.enum(DISPOSITIONS),
});

/** What the 11th edition says of the detachments of armies that were written for the 10th. */
export const DetachmentFile = z.strictObject({
  $schema: z.string().optional(),
  armies: z.array(z.strictObject({ id: z.string().max(200), detachments: z.array(Named).min(1).max(11) })),
});

/** Gives armies the detachments of a file: those they have gain points and a force disposition, others join them. */
export function readDetachments(written: unknown): (list: ArmyList) => ArmyList {
  const parsed = DetachmentFile.safeParse(written);
  if (!parsed.success)
    throw new KernelError("DECLARATION_INVALID", `Detachments: ${faultLines(parsed.error.issues).join("\n")}`);
  return (list) => {
    const found = parsed.data.armies.find(({ id }) => id === list.id);
    if (found === undefined) return list;
    const { detachment, moreDetachments = [], ...army } = list.army;
    const known = [...(detachment === undefined ? [] : [detachment]), ...moreDetachments];
    const others = known.filter(({ name }) => !found.detachments.some((one) => one.name === name));
    const [first, ...more] = [
      ...found.detachments.map((one) => Detachment.parse({ ...known.find(({ name }) => name === one.name), ...one })),
      ...others,
    ];
    return {
      ...list,
      army: {
        ...army,
        ...(first === undefined ? {} : { detachment: first }),
        ...(more.length === 0 ? {} : { moreDetachments: more }),
      },
    };
  };
}
