export { styleImports } from './componentStyles.ts';
export { dealer } from './dealer.ts';
export type { DealerOptions } from './dealer.ts';
export { dealerServer } from './dealerServer.ts';
export { browserNoticeScript } from './browserNotice.ts';
export { supportedTargets } from './settings.ts';
export type { ClassNames } from '../build/className.ts';
export type { Packages } from '../build/packages.ts';
