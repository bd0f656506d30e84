export { SiteError, type SiteErrorProps, type SiteProblem } from './SiteError.tsx';
