export { breakHits } from './breakHits.ts';
export { parseScenario } from './parseScenario.ts';
export { noScenario, scenarios } from './scenario.ts';
export type { FaultEffect, FaultGroup, Scenario, ScenarioName } from './scenario.ts';
export { withFaults } from './withFaults.ts';
