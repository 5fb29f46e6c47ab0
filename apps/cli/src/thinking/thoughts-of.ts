import type { Session } from "../play/session.js";
import { createThoughts, type Thoughts } from "./thoughts.js";

/** What thinks for a session: started when first needed. */
export function thoughtsOf(session: Session): Thoughts {
  const { guests, isShared } = session;
  session.thoughts ??= createThoughts({ ...(guests && { guests }), ...(isShared !== undefined && { isShared }) });
  return session.thoughts;
}
