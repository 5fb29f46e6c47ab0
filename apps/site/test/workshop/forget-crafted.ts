import { addCommandCards } from "@riposte/catalog/imperial-assault";
import { addOnePieceCards } from "@riposte/catalog/one-piece";
import { addWarhammerMechanics } from "@riposte/catalog/warhammer-40k";

/** What was made goes with the tests that made it: others share the catalog. */
export function forgetCrafted(): void {
  addCommandCards([]);
  addOnePieceCards([]);
  addWarhammerMechanics({});
}
