export { loadTemplate } from '../build/loadTemplate.ts';
export { withToken } from './themeText.ts';
