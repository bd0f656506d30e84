export { autoGauge, type AutoGauge } from './autoGauge.ts';
export { isAutoGaugeAsked } from './isAutoGaugeAsked.ts';
