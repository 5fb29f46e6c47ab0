/** Ends a look ahead, which goes as far as the seat could follow it alone; made once, since an error notes where it was made. */
export const SEEN_ENOUGH = new Error("A look ahead ends at what is hidden or left to others.");
