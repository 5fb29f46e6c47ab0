import manifest from "../../package.json" with { type: "json" };

/** Which kernel a plugin was defined with: its version, and a mark that every loaded copy has for itself. */
export interface KernelStamp {
  readonly version: string;
  readonly copy: symbol;
}

/** This copy of the kernel. */
export const KERNEL: KernelStamp = { version: manifest.version, copy: Symbol("kernel") };
