export { fetchTestDriveTimes } from './fetchTestDriveTimes.ts';
export type { TestDriveTimes } from './fetchTestDriveTimes.ts';
