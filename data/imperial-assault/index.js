import armies from "./armies.json" with { type: "json" };
import commandCards from "./command-cards.json" with { type: "json" };
import coverage from "./coverage.json" with { type: "json" };
import companions from "./deployment-cards/companions.json" with { type: "json" };
import forms from "./deployment-cards/forms.json" with { type: "json" };
import imperial from "./deployment-cards/imperial.json" with { type: "json" };
import mercenary from "./deployment-cards/mercenary.json" with { type: "json" };
import neutral from "./deployment-cards/neutral.json" with { type: "json" };
import rebel from "./deployment-cards/rebel.json" with { type: "json" };
import squadUpgrades from "./deployment-cards/squad-upgrades.json" with { type: "json" };
import upgrades from "./deployment-cards/upgrades.json" with { type: "json" };
import gaps from "./gaps.json" with { type: "json" };

/** The card and army files, by their path in this folder: what `parseFacts` reads. */
export const files = {
  "armies.json": armies,
  "command-cards.json": commandCards,
  "deployment-cards/companions.json": companions,
  "deployment-cards/forms.json": forms,
  "deployment-cards/imperial.json": imperial,
  "deployment-cards/mercenary.json": mercenary,
  "deployment-cards/neutral.json": neutral,
  "deployment-cards/rebel.json": rebel,
  "deployment-cards/squad-upgrades.json": squadUpgrades,
  "deployment-cards/upgrades.json": upgrades,
};

/** What the tests show about the abilities, and what is known to be missing. */
export const proofs = { tested: coverage.tested, reached: coverage.reached, gaps };
