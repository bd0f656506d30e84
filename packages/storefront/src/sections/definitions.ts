export { chosenVehicles, type VehicleChoice } from './Vehicles/chosenVehicles.ts';
export { needsProblem } from './needsProblem.ts';
export { defineSection } from './section.ts';
export type { AnySection, SectionDefinition, SectionDefinitions, SectionNeeds, SectionProps } from './section.ts';
