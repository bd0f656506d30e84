export { compareHref, comparePath } from './compareHref.ts';
export { compareTable, type CompareRow, type CompareTableModel, type ComparedVehicle } from './compareTable.ts';
export { readComparedSlugs, type ComparedSlugs } from './readComparedSlugs.ts';
