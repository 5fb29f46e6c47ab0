import { inject } from "vitest";

// The thread is kept from mutant to mutant, so the last one would still be active while modules are read anew.
const stryker = globalThis[inject("globalNamespace")];
if (inject("mode") !== "mutant" || inject("mutantActivation") !== "static") stryker.activeMutant = undefined;
