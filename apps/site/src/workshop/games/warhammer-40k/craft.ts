import { criticalHits } from "@riposte/critical-hits";
import { mechanics as FILES } from "@riposte/data-warhammer-40k";
import {
  addWarhammerMechanics,
  warhammerContext,
  warhammerGame,
  warhammerLibrary,
  warhammerStratagems,
  warhammerUnits,
} from "@riposte/hosting/warhammer-40k";
import { composeList, type Game } from "@riposte/kernel/run";
import { warhammer40k } from "@riposte/warhammer-40k";
import { mechanics, tellMechanic } from "@riposte/warhammer-40k-abilities";
import { commandChoices } from "@riposte/warhammer-40k-choices";
import { capital } from "@riposte/words";
import { asSentence } from "../../as-sentence.js";
import { actsOf, type Craft } from "../../craft.js";
import { battleOdds } from "./attack-odds.js";

interface Template {
  readonly key: string;
  readonly name?: string;
  readonly kind: "unit" | "weapon";
  readonly gist?: string;
  readonly mechanics: readonly unknown[];
}

interface TemplateFile {
  readonly templates: readonly Template[];
}

const TEMPLATES = Object.values(FILES as Readonly<Record<string, Partial<TemplateFile>>>).flatMap(
  ({ templates = [] }) => templates,
);
const OWN_FILE = "own-abilities.json";

export const warhammerCraft: Craft = {
  game: "warhammer-40k",
  what: "an ability of your own",
  plugin: "abilities",
  package: "@riposte/warhammer-40k-abilities",
  samples: TEMPLATES.filter(({ kind }) => kind === "unit").map((one) => ({ id: one.key, title: nameOf(one) })),
  blank: () => ({
    templates: [
      {
        key: "steady-hands",
        kind: "unit",
        gist: "The unit may shoot after it fell back.",
        mechanics: [{ effects: [{ do: "permit", action: "fallBackAndShoot" }] }],
      },
    ],
  }),
  sample: (id) => ({ templates: [{ ...TEMPLATES.find(({ key }) => key === id), key: `${id}-of-ours`, aliases: [] }] }),
  make(file) {
    const [template] = (file as Partial<TemplateFile> | null)?.templates ?? [];
    if (template === undefined) throw new Error("There is no ability in it: `templates` is a list of at least one.");
    addWarhammerMechanics({ [OWN_FILE]: file });
    try {
      const game = composed();
      const read = warhammerLibrary().templates.get(template.key);
      if (read === undefined) throw new Error(`The ability ${template.key} was not read.`);
      const name = nameOf(template);
      return {
        id: template.key,
        entry: warhammerGame,
        game,
        without: () => ({ game, setup: setupWith(null, template.kind) }),
        told: {
          id: template.key,
          name,
          kind: template.kind === "unit" ? "Ability of a unit" : "Ability of a weapon",
          // a gist that says no more than the rules themselves is said once
          sentences: [...new Set([template.gist ?? [], ...read.mechanics.map(tellMechanic)].flat().map(asSentence))],
          keywords: [],
        },
        acts: actsOf(game, "mechanics", ({ ability }) => ability === name),
        setup: setupWith(name, template.kind),
      };
    } catch (error) {
      addWarhammerMechanics({});
      throw error;
    }
  },
  odds: ({ told }, setup) => battleOdds(setup, told.name, warhammerUnits()),
};

/** The key with capitals, unless it has a name. */
function nameOf({ key, name }: Template): string {
  return name ?? key.split("-").map(capital).join(" ");
}

const composed = (): Game =>
  composeList([
    warhammer40k(warhammerContext()),
    mechanics(warhammerLibrary()),
    criticalHits(),
    commandChoices(warhammerStratagems()),
  ]);

/** Two squads in range of each other; the first one has the ability. */
function setupWith(ability: string | null, kind: Template["kind"]): object {
  const unit = warhammerUnits().find(({ id }) => id === "ember-guard");
  const { abilities = [], weapons = [] } = unit ?? {};
  const guard = {
    ...unit,
    abilities: ability === null || kind !== "unit" ? abilities : [...abilities, ability],
    weapons:
      ability === null || kind !== "weapon"
        ? weapons
        : weapons.map((weapon) => ({ ...weapon, abilities: [...weapon.abilities, ability] })),
    place: { along: 10, lane: 0 },
  };
  return {
    position: {
      round: 2,
      turn: 0,
      phase: "shooting",
      commandPoints: [2, 2],
      armies: [
        { id: "ember", army: {}, units: [guard] },
        { id: "thorn", army: {}, units: [{ datasheet: "thorn-brood", place: { along: 22, lane: 0 } }] },
      ],
    },
  };
}
