export { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
export { yesNo } from './yesNo.ts';
