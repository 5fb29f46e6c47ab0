import armies from "./armies.json" with { type: "json" };
import coverage from "./coverage.json" with { type: "json" };
import commandCards from "./dist/command-cards.json" with { type: "json" };
import companions from "./dist/deployment-cards/companions.json" with { type: "json" };
import forms from "./dist/deployment-cards/forms.json" with { type: "json" };
import imperial from "./dist/deployment-cards/imperial.json" with { type: "json" };
import mercenary from "./dist/deployment-cards/mercenary.json" with { type: "json" };
import neutral from "./dist/deployment-cards/neutral.json" with { type: "json" };
import rebel from "./dist/deployment-cards/rebel.json" with { type: "json" };
import squadUpgrades from "./dist/deployment-cards/squad-upgrades.json" with { type: "json" };
import upgrades from "./dist/deployment-cards/upgrades.json" with { type: "json" };
import gaps from "./gaps.json" with { type: "json" };

/** The card and army files, by their name: what `parseFacts` reads. */
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

/** What is known to be missing; a part of the proofs that pages can have without the rest. */
export { gaps };

/** What the tests show about the abilities, and what is known to be missing. */
// pure, so that a bundle without use for proofs leaves them out
export const proofs = /* @__PURE__ */ (() => ({ tested: coverage.tested, reached: coverage.reached, gaps }))();
