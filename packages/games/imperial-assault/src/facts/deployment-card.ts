import { z } from "zod";
import { AttackDie, DefenseDie } from "../dice/dice.js";
import { Ability, abilityThat } from "./ability.js";
import { ArmyRules } from "./army-rules.js";
import { Keywords } from "./keywords.js";
import { Selector, type Subject } from "./selector.js";
import { Surge } from "./surge.js";
import { CardAffiliation, CardId, Edition, SchemaLink, Trait } from "./vocabulary.js";

/** Melee or ranged, with the printed pool. */
const Attack = z
  .strictObject({
    type: z.enum(["melee", "ranged"]),
    dice: z.array(AttackDie),
    freeDice: z
      .strictObject({ count: z.int().min(1), maxPerColor: z.int().min(1).optional() })
      .optional()
      .meta({ description: "Dice of any colour, chosen when the pool is about to be rolled" }),
  })
  .meta({ description: "How a figure attacks" });

const named = { id: CardId, name: z.string().min(1), subtitle: z.string().optional() };
const listed = {
  affiliation: CardAffiliation,
  unique: z.boolean(),
  elite: z.boolean(),
  cost: z.int().meta({ description: "Points in the army; may be negative on upgrades" }),
  playtest: z.string().optional().meta({ description: "The season of a playtest printing" }),
  variants: z
    .array(z.strictObject({ edition: Edition, cost: z.int() }))
    .min(1)
    .optional(),
  army: ArmyRules.optional(),
  companion: CardId.optional().meta({ description: "The companion it brings into play" }),
};
const body = {
  health: z.int().min(1),
  speed: z.int().min(0),
  base: z.strictObject({ width: z.int().min(1).max(2), length: z.int().min(1).max(3) }),
  attack: Attack.nullable().meta({ description: "null: cannot attack unless an effect supplies type and pool" }),
  defense: z.array(DefenseDie),
  traits: z.array(Trait),
};
const fighting = { keywords: Keywords, surges: z.array(Surge), abilities: z.array(Ability) };
const figureCost = z.int().min(0).meta({ description: "Victory points for defeating one figure" });
const title = z.string().meta({ description: "How army lists write it; name and title differ for elites" });

/** A group of figures. */
const figureCardSchema = z.strictObject({
  ...named,
  kind: z.literal("figure"),
  title,
  ...listed,
  figureCost,
  figures: z.int().min(1).max(3),
  ...body,
  ...fighting,
});
export interface FigureCard extends z.infer<typeof figureCardSchema> {}

/** A skirmish upgrade; an attachment says what it attaches to. */
const upgradeCardSchema = z.strictObject({
  ...named,
  kind: z.literal("upgrade"),
  ...listed,
  attachTo: z.array(Selector).min(1).optional(),
  abilities: z.array(Ability),
});
export interface UpgradeCard extends z.infer<typeof upgradeCardSchema> {}

/** An attachment that adds a figure of its own to the host group. */
const squadUpgradeCardSchema = z.strictObject({
  ...named,
  kind: z.literal("squadUpgrade"),
  ...listed,
  figureCost,
  ...body,
  attachTo: z.array(Selector).min(1),
  ...fighting,
});
export interface SquadUpgradeCard extends z.infer<typeof squadUpgradeCardSchema> {}

/** A figure that only effects put into play; it has its group's affiliation. */
const companionCardSchema = z.strictObject({
  ...named,
  kind: z.literal("companion"),
  unique: z.boolean(),
  ...body,
  ...fighting,
});
export interface CompanionCard extends z.infer<typeof companionCardSchema> {}

/** A form or loadout: what a figure gains while it has the card. */
const formCardSchema = z.strictObject({
  ...named,
  kind: z.enum(["form", "loadout"]),
  of: z.string().meta({ description: "The figure's name" }),
  edition: Edition,
  ...fighting,
});

export interface FormCard extends z.infer<typeof formCardSchema> {}

/** Any card of the deployment deck. */
export type DeploymentCard = FigureCard | UpgradeCard | SquadUpgradeCard | CompanionCard | FormCard;
export const DeploymentCard: z.ZodType<DeploymentCard> = z.discriminatedUnion("kind", [
  figureCardSchema,
  upgradeCardSchema,
  squadUpgradeCardSchema,
  companionCardSchema,
  formCardSchema,
]);

/** The file of one card: its facts, and what its abilities do in the words of the plugin that wires them. */
export function deploymentCardFile(does: z.ZodType): z.ZodType {
  const shared = z
    .string()
    .meta({ description: "An ability that several cards print, by its file in shared-abilities/" });
  const more = { $schema: SchemaLink, abilities: z.array(z.union([shared, abilityThat(does)])) };
  return z.discriminatedUnion("kind", [
    figureCardSchema.extend(more),
    upgradeCardSchema.extend(more),
    squadUpgradeCardSchema.extend(more),
    companionCardSchema.extend(more),
    formCardSchema.extend(more),
  ]);
}

/** The file of an ability that several cards print. */
export const sharedAbilityFile = (does: z.ZodType): z.ZodType => abilityThat(does, { $schema: SchemaLink });

/** Cards an army list may name. */
export type ListedCard = FigureCard | UpgradeCard | SquadUpgradeCard;

/** How army lists write a card. */
export const titleOf = (card: DeploymentCard): string => (card.kind === "figure" ? card.title : card.name);

/** What a selector sees of a printed card with figures. */
export function subjectOf(card: FigureCard | SquadUpgradeCard | CompanionCard): Subject {
  const isCompanion = card.kind === "companion";
  return {
    card: card.id,
    name: card.name,
    affiliation: isCompanion ? "neutral" : card.affiliation,
    traits: card.traits,
    unique: card.unique,
    small: card.base.width * card.base.length === 1,
    massive: card.keywords.massive === true,
    ready: true,
    figures: card.kind === "figure" ? card.figures : 1,
    cost: isCompanion ? 0 : card.cost,
    figureCost: isCompanion ? 0 : card.figureCost,
  };
}
