export { findCars } from './findCars.ts';
export type { FoundCar } from './findCars.ts';
export { handleApi, mockRoutes } from './handleApi.ts';
export type { MockCall, MockDeps, MockRoute } from '../routing/mockRoute.ts';
export { personOf } from './personOf.ts';
