export { aTemplateFolder, aTheme } from './aTemplateFolder.ts';
export { aLookFolder } from './aLookFolder.ts';
export { tidesSection } from './tidesSection.ts';
