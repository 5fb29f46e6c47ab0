import companions from "./dist/abilities/companions.json" with { type: "json" };
import forms from "./dist/abilities/forms.json" with { type: "json" };
import imperial from "./dist/abilities/imperial.json" with { type: "json" };
import mercenary from "./dist/abilities/mercenary.json" with { type: "json" };
import neutral from "./dist/abilities/neutral.json" with { type: "json" };
import rebel from "./dist/abilities/rebel.json" with { type: "json" };
import shared from "./dist/abilities/shared.json" with { type: "json" };
import squadUpgrades from "./dist/abilities/squad-upgrades.json" with { type: "json" };
import upgrades from "./dist/abilities/upgrades.json" with { type: "json" };

/** What the abilities of deployment cards do, by file: what `dcAbilities` reads. */
export const abilities = {
  "abilities/companions.json": companions,
  "abilities/forms.json": forms,
  "abilities/imperial.json": imperial,
  "abilities/mercenary.json": mercenary,
  "abilities/neutral.json": neutral,
  "abilities/rebel.json": rebel,
  "abilities/shared.json": shared,
  "abilities/squad-upgrades.json": squadUpgrades,
  "abilities/upgrades.json": upgrades,
};
