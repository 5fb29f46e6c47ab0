import * as finished from "@riposte/finished";

console.log(Object.keys(finished));
