export { ModelVariants, type ModelVariantsProps } from './ModelVariants.tsx';
