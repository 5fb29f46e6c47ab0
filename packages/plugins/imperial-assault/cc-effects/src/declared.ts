import { Trait } from "@riposte/imperial-assault";
import { Filter, onSkirmishSteps } from "@riposte/imperial-assault-steps";
import { type Behaviour, declarePlugin, type Match, type Owns } from "@riposte/kernel";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };
import { CardsOnTable, initialCards, migrate, visibility } from "./slice.js";
import { windows } from "./windows.js";

const Seat = z.int().min(0).max(1);
const Who = z.union([z.string(), Filter]);

const Source = z.strictObject({
  who: z.enum(["you", "opponent", "any"]).default("opponent").meta({ description: "Whose discard pile" }),
  costAtMost: z.int().optional(),
  except: z.array(z.string()).optional().meta({ description: "None of these cards" }),
  leaves: z.literal(true).optional().meta({ description: "Once played it leaves the game" }),
  scope: z.enum(["activation", "round"]).default("round"),
});

const CardVars = z.strictObject({
  seat: Seat,
  played: z.string(),
  acts: z.string().meta({ description: "The card whose rules it has: another where it is a copy" }),
  owner: Seat.meta({ description: "Whose card it is" }),
  source: z.int().optional().meta({ description: "What allowed it from elsewhere, and is over with it" }),
  name: z.string().meta({ description: "The ability its steps are" }),
  by: z.string().meta({ description: 'Who is "you"; empty for the player' }),
  cost: z.int(),
  from: z.enum(["hand", "discard"]),
  bindings: z.record(z.string(), z.unknown()),
});

const steps = onSkirmishSteps(manifest.peerDependencies);

/** Command cards: playing one is a procedure with a window in which it can be cancelled. */
export const declared = declarePlugin({
  name: "cc-effects",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: steps.requires,
  uses: [...steps.uses, { name: "dc-abilities", range: manifest.peerDependencies["@riposte/dc-abilities"] }],
  slice: { version: 2, schema: CardsOnTable, initial: initialCards, migrate, visibility },
  events: {
    "cc:played": z.strictObject({ seat: Seat, card: z.string(), figure: z.string() }),
    "cc:cancelled": z.strictObject({ seat: Seat, card: z.string(), by: z.string() }),
    "cc:resolved": z.strictObject({ seat: Seat, card: z.string(), figure: z.string() }),
    "cc:kept": z.strictObject({ seat: Seat, card: z.string(), group: z.string().nullable() }),
    "cc:left": z.strictObject({ seat: Seat, card: z.string() }),
    "cc:logged": z.strictObject({ seat: Seat, card: z.string(), text: z.string() }),
  },
  windows,
  values: {
    "cc:playable": {
      kind: "flag",
      subject: z.strictObject({ seat: Seat, card: z.string(), figure: z.string() }),
      means: "May the card be played?",
    },
  },
  questions: { "cc:source": Source.extend({ type: z.literal("cc:source") }) },
  lasting: {
    "cc:lock": z.null(),
    "cc:source": z.strictObject({
      card: z.string(),
      owner: Seat,
      by: z.string(),
      leaves: z.literal(true).optional(),
    }),
    "cc:stand-in": z.strictObject({
      figure: z.string().meta({ description: "Nobody in particular: every figure of its player" }),
      trait: Trait.optional(),
      except: z.array(z.string()).optional(),
      once: z.enum(["card", "deplete"]).optional(),
      card: z.string().optional().meta({ description: "What it is printed on" }),
    }),
  },
  procedures: { card: CardVars },
  effects: {
    "cc:announce": z
      .strictObject({
        seat: Seat,
        card: z.string(),
        acts: z.string().optional().meta({ description: "The card it is a copy of" }),
        owner: Seat.optional().meta({ description: "Whose card it is; who plays it when left out" }),
        figure: z.string(),
        from: z.enum(["hand", "discard"]),
      })
      .meta({ description: "Lays a card open; it is being played" }),
    "cc:finish": z.strictObject({}).meta({ description: "The innermost card is done and goes where it belongs" }),
    "cc:cancel": z
      .strictObject({ by: z.string().optional() })
      .meta({ description: "Step: cancels the card that was declared; it is discarded without effect" }),
    "cc:keep": z
      .strictObject({
        on: Who.optional().meta({
          description: "Attached to the deployment card of this figure; else with its player",
        }),
        from: z
          .literal("discard")
          .optional()
          .meta({ description: "The ability's own card comes from the discard pile" }),
      })
      .meta({ description: "Step: the card stays in play" }),
    "cc:leave": z
      .strictObject({ id: z.int().optional(), to: z.enum(["discard", "removed", "hand"]).default("discard") })
      .meta({ description: "Step: a card in play, the ability's own, leaves play" }),
    "cc:return": z
      .strictObject({ to: z.enum(["hand", "shuffled", "removed"]) })
      .meta({ description: "Step: the card being played goes there instead of to the discard pile" }),
    "cc:redraw": z
      .strictObject({})
      .meta({ description: "Step: the ability's own card returns from the discard pile to hand" }),
    "cc:lock": z
      .strictObject({})
      .meta({ description: "Step: its player plays no further command card in the attack under way" }),
    "cc:source": Source.meta({
      description: "Step: a card of choice in a discard pile may be played once as if in hand",
    }),
    "cc:stand-in": z
      .strictObject({
        trait: Trait.optional().meta({ description: "Of those with this trait; of all when left out" }),
        except: z.array(z.string()).optional().meta({ description: "None of these cards" }),
        once: z.enum(["card", "deplete"]).optional().meta({
          description: "One card; deplete: the upgrade it is printed on is depleted for it",
        }),
        scope: z.enum(["activation", "round"]).default("round"),
      })
      .meta({
        description:
          "Step: its figure, or every figure of its player where it has none, may play cards for the names of others of its army",
      }),
    "cc:log": z.strictObject({ text: z.string() }).meta({ description: "Step: writes to the log" }),
  },
});

export interface CcEffects extends Owns<typeof declared> {}
export type CcMatch = Match<CcEffects>;
export type Effects = Behaviour<CcEffects>["effects"];
