export { mocksOn } from './mocksOn.ts';
export type { PageMocks, TestedPage } from './mocksOn.ts';
