/** The one face of a zod schema that our types look at: inferring through `z.ZodType` costs 5-20 times the compile time. */
export interface Schema<Out> {
  readonly _zod: { readonly output: Out };
}
