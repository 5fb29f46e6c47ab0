/** For code that reads data that people wrote: names that nearly fit, problems with their places, words for schemas. */
export { BoundedData, boundedRecord } from "../bounded.js";
export { didYouMean, type Fault, faultPath, faultsOf } from "../faults.js";
export { fileSchemas, type Glossary, withGlossary } from "../glossary.js";
export { nearest } from "../nearest.js";
export { clonePlain } from "../state/clone.js";
