/** For packages that read data people wrote: bounds for it, descriptions for its schemas, ranges of versions. */
export { BoundedData, boundedRecord } from "../checks/bounded.js";
export { isInRange, isRange } from "../compose/versions.js";
export { fileSchemas, type Glossary, withGlossary } from "../declare/glossary.js";
export { clonePlain } from "../values/clone.js";
