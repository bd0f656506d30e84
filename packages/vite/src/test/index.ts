export { aTemplateFolder, aTheme } from './aTemplateFolder.ts';
export { aLookFolder } from './aLookFolder.ts';
