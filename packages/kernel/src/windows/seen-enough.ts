/** Ends a look ahead, which goes as far as the seat could follow it alone; made once, since an error notes where it was made. */
export const SEEN_ENOUGH = new Error("Nobody looks further ahead than to what is hidden or left to others.");
