export { ServiceBanner, type ServiceBannerProps } from './ServiceBanner.tsx';
