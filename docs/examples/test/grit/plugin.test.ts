import { describePlugin } from "@riposte/testing";
import { grit } from "../../src/grit/plugin.js";
import { base } from "./base.js";

describePlugin(grit(), { game: [base], matches: 1, maxInputs: 100 });
