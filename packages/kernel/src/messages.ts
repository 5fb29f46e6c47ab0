import { messagesOf } from "@riposte/words";

/** English for what the kernel asks a player; plugins bring their own. */
export const KERNEL_MESSAGES = {
  "kernel:respond": "Respond at {window}?",
  "kernel:pass": "Pass",
  "kernel:trigger": "Which ability resolves next?",
  "kernel:trigger-option": "Resolve {ability}",
  "kernel:decline": "Decline",
  "kernel:replace": "Which replacement applies?",
  "kernel:replace-option": "Apply {by}",
  "kernel:done": "Done",
} as const;

/** English for what the kernel refuses a client that asks what it may not; an app tells its player in the app's own words. */
export const KERNEL_REFUSALS = {
  "kernel:no-decision": "No decision is pending.",
  "kernel:match-over": "The match is over.",
  "kernel:old-decision": "That answers decision {answered}; decision {pending} is pending. Look at the match again.",
  "kernel:other-seat": "Seat {asked} is asked, not seat {seat}.",
  "kernel:no-seat": "There is no seat {seat}.",
  "kernel:no-resigning": "This game has no resigning.",
  "kernel:no-time-limit": "This game has no rule for the time being up.",
  "kernel:time-is-up": "The time is up already.",
  "kernel:choose-one": "choose one of: {options}[ and {more} more]; got {answer}",
  "kernel:choose": "choose {count} of: {options}[ and {more} more]; got {answer}",
  "kernel:choose-between": "choose {min} to {max} of: {options}[ and {more} more]; got {answer}",
  "kernel:choose-in-order": "choose {count} of: {options}[ and {more} more], in order; got {answer}",
  "kernel:choose-between-in-order": "choose {min} to {max} of: {options}[ and {more} more], in order; got {answer}",
  "kernel:order": "put all {count} in order: {options}[ and {more} more]; got {answer}",
  "kernel:choose-number": "choose a number from {min} to {max}[ in steps of {step}]; got {answer}",
  "kernel:distribute": "distribute {total} among: {options}[ and {more} more][, at most {caps} in turn]; got {answer}",
  "kernel:distribute-at-most":
    "distribute at most {total} among: {options}[ and {more} more][, at most {caps} in turn]; got {answer}",
  "kernel:not-a-policy": "Not a policy: {faults}.",
  "kernel:no-window": 'There is no window "{window}".',
  "kernel:own-time": '"{window}" is a seat\'s own time, which is not skipped.',
  "kernel:order-fault": 'At "{window}" {fault}',
  "kernel:policy-without-window": 'A policy until the end of "{scope}" names its window.',
  "kernel:scope-closed": 'The scope "{scope}" is not open, so that would never end.',
  "kernel:passes-for-ever": "This game has no moment to end at, so passing would never end.",
  "kernel:nothing-to-undo": "Nothing to undo.",
  "kernel:undo-range": "Undo goes to 0 to {last} inputs, not {to}.",
  "kernel:undo-consent": "Undo takes back what concerns seat {seats}: ask for consent.",
  "kernel:nothing-to-redo": "Nothing to redo.",
  "kernel:redo-consent": "The next answer is seat {seat}'s: ask for consent.",
} as const;

/** Why the kernel refuses. */
export const say = messagesOf(KERNEL_REFUSALS);
