import companions from "./companions.json" with { type: "json" };
import forms from "./forms.json" with { type: "json" };
import imperial from "./imperial.json" with { type: "json" };
import mercenary from "./mercenary.json" with { type: "json" };
import neutral from "./neutral.json" with { type: "json" };
import rebel from "./rebel.json" with { type: "json" };
import shared from "./shared.json" with { type: "json" };
import squadUpgrades from "./squad-upgrades.json" with { type: "json" };
import upgrades from "./upgrades.json" with { type: "json" };

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
