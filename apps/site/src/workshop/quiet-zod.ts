/** Pages of the server may not build code from text: zod is not to try. */
export function quietZod(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
