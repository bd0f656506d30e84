export { FeatureBanner, type FeatureBannerProps, type FeatureTopic } from './FeatureBanner.tsx';
