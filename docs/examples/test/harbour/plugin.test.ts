import { composeList } from "@riposte/kernel/run";
import { describePlugin, describeProcedures } from "@riposte/testing";
import { harbour } from "../../src/harbour/plugin.js";

describePlugin(harbour, { game: [], matches: 2, maxInputs: 150 });
describeProcedures(composeList([harbour]));
