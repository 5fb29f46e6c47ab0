export { type Disputed, disputed, type Given } from "./disputed.js";
export { type Doing, type Judged, type JudgedActor, judged, type Refused } from "./judged.js";
