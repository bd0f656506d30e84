export { BrowserHtml } from './BrowserHtml.tsx';
