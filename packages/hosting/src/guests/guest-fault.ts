/** What is wrong with a guest: what, where, and what to do, for the person who named it. */
export class GuestFault extends Error {
  override readonly name = "GuestFault";
}
