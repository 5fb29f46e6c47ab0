import { describeGame } from "@riposte/testing";
import { harbour } from "../../src/harbour/plugin.js";

describeGame([harbour], { matches: 2, maxInputs: 150 });
