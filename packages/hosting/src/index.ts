export { type Advice, adviceOf, closeCall, closeWords } from "./advice.js";
export type { Compose, Composed } from "./composition.js";
export type {
  BotEntry,
  BotSeat,
  GameDescriptor,
  NumberShown,
  NumberSource,
  Standing,
  ThinkingGame,
  Unplayed,
  Unusual,
} from "./game-descriptor.js";
export { type GameInfo, type Players, type PluginInfo, usualPlugins } from "./game-info.js";
export {
  findGame,
  GAMES,
  gamesFor,
  gamesHere,
  keepOwnCardsAt,
  packageOf,
  pickedIn,
  welcome,
  welcomeJoined,
} from "./games.js";
export { LEVELS, type Level } from "./levels.js";
export { withoutWords } from "./not-counted.js";
export type { Outlook, Prospect } from "./outlook.js";
export {
  broughtBy,
  type Setup,
  type SetupOption,
  type SetupValue,
  setupOf,
  withPart,
  withUsual,
} from "./setup-option.js";
export { createThinker, type Searching, type Think } from "./thinking.js";
export type { Used, UsedIn } from "./used.js";
export { answerWords } from "./voice/answer-words.js";
export { type Blow, blowsIn } from "./voice/blows.js";
export type { Description } from "./voice/description.js";
export { type Ending, endingOf, type Outcome } from "./voice/ending.js";
export { createLog, type LogEntry, type LoggedStep, type LogPart, logOf, sentencesOf } from "./voice/log.js";
export { type Luck, luckiestIn } from "./voice/luck.js";
export { laterMoment, laterMoments, momentOf } from "./voice/moment.js";
export { apartInLine, playersAt, type Seating } from "./voice/seating.js";
export { type Tally, talliesOf } from "./voice/tally.js";
export {
  type GameVoice,
  labelOf,
  reasonOf,
  refusalOf,
  ruleIn,
  type SeenEvent,
  say,
  type Voice,
  voiceOf,
} from "./voice/voice.js";
