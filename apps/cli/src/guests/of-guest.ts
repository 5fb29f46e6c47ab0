import { UserMistake } from "../user-mistake.js";

/** What is wrong with a guest is a mistake of the user who named it. */
export async function ofGuest<T>(use: () => Promise<T>): Promise<T> {
  const { GuestFault } = await import("@riposte/hosting/guests");
  try {
    return await use();
  } catch (error) {
    if (error instanceof GuestFault) throw new UserMistake("BAD_PLUGIN", error.message, { cause: error.cause });
    throw error;
  }
}
