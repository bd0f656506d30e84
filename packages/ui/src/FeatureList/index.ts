export { FeatureList } from './FeatureList.tsx';
