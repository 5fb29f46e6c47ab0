import { addCommandCards } from "@riposte/hosting/imperial-assault";
import { addOnePieceCards } from "@riposte/hosting/one-piece";
import { addWarhammerMechanics } from "@riposte/hosting/warhammer-40k";

/** What was made goes with the tests that made it: others share the list of cards. */
export function forgetCrafted(): void {
  addCommandCards([]);
  addOnePieceCards([]);
  addWarhammerMechanics({});
}
