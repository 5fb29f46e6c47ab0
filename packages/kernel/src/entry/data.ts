/** For packages that read data people wrote: bounds for it, descriptions for its schemas. */
export { BoundedData, boundedRecord } from "../bounded.js";
export { fileSchemas, type Glossary, withGlossary } from "../glossary.js";
export { clonePlain } from "../state/clone.js";
