/** The side of a space on the drawing, before it is looked at from near or far. */
export const CELL = 48;
