import { type Visibility, visible } from "@riposte/kernel";
import { z } from "zod";

const Card = z.string();
const Seat = z.int().min(0).max(1);

/** A card on its way: announced, perhaps cancelled, resolving. */
const Played = z.strictObject({
  id: z.int(),
  seat: Seat,
  card: Card,
  acts: Card.meta({ description: "The card whose rules it has: another where it is a copy" }),
  owner: Seat.meta({ description: "Whose card it is, and whose discard pile it goes to" }),
  figure: z.string().meta({ description: 'Who is "you"; empty for a card of the player' }),
  cancelled: z.boolean(),
  goes: z
    .enum(["discard", "hand", "shuffled", "removed", "play"])
    .meta({ description: "Where it goes when it is done; play: it was put into play and stays there" }),
});

/** A card that stays in play: with a player, or attached to a deployment card. */
const InPlay = z.strictObject({
  id: z.int(),
  seat: Seat,
  card: Card,
  acts: Card.meta({ description: "The card whose rules it has" }),
  owner: Seat,
  figure: z.string().meta({ description: "Who played it" }),
  group: z.string().nullable().meta({ description: "The group whose deployment card it is attached to" }),
});

/** Command cards on the table, open to all. */
export const CardsOnTable = z.strictObject({ playing: z.array(Played), inPlay: z.array(InPlay), next: z.int() });
export type CardsOnTable = z.infer<typeof CardsOnTable>;

export const initialCards = (): CardsOnTable => ({ playing: [], inPlay: [], next: 1 });

/** By slice version: until 1 a card that stayed in play was marked beside where it would go. */
export const migrate = {
  1: ({ playing, ...rest }: CardsOnTable1) => ({
    ...rest,
    playing: playing.map(({ stays, goes, ...played }) => ({ ...played, goes: stays ? "play" : goes })),
  }),
};

type Played2 = z.infer<typeof Played>;

interface CardsOnTable1 extends Omit<CardsOnTable, "playing"> {
  readonly playing: readonly (Omit<Played2, "goes"> & {
    readonly stays: boolean;
    readonly goes: Exclude<Played2["goes"], "play">;
  })[];
}

export const visibility: Visibility<CardsOnTable> = { playing: visible.all, inPlay: visible.all, next: visible.all };
