import * as kernel from "@riposte/kernel";
import * as run from "@riposte/kernel/run";

declare global {
  var riposteProvided: Readonly<Record<string, unknown>> | undefined;
}

/**
 * What the code of other authors imports of ours: a plugin that was made with another copy of the kernel is refused. A module finds it
 * under this name, as `riposte serve` writes its imports.
 */
export const provide = (): void => {
  globalThis.riposteProvided = { "@riposte/kernel": kernel, "@riposte/kernel/run": run };
};
