export { withToken } from './themeText.ts';
