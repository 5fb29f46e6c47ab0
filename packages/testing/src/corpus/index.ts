export { type Divergence, divergenceOf } from "./divergence.js";
export { type Continued, continueSave, KeptSave, keptSaveJsonSchema } from "./kept-save.js";
export { type Recordable, recordMatch } from "./record-match.js";
export { Announced, Recording, recordingJsonSchema, recordingText } from "./recording.js";
