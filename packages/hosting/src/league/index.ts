export { addPair, type Fixture, type Result, roundRobin, swissRound } from "./fixture.js";
export { type Contender, type LeagueOrder, playFixture, setupFor } from "./play-fixture.js";
export { ratingsOf } from "./ratings.js";
export { type LeagueReport, leagueCSV, leagueReport, type Share } from "./report.js";
export { wilson } from "./wilson.js";
