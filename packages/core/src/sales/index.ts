export { salesThisMonth } from './salesThisMonth.ts';
