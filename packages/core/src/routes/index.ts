export { existingItems, leadsSomewhere } from './existingItems.ts';
export { footerColumns, headerMenu, type MenuSite } from './headerMenu.ts';
export { clearFiltersPath, contactPath, homePath, makePath, searchPath, stockPath, stockTypePath, successPath, vehiclePath } from './paths.ts';
