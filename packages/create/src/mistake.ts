/** A mistake in what the author typed, in a sentence. */
export class Mistake extends Error {}
