const drives: Record<string, string> = {
  front: 'FWD',
  rear: 'RWD',
  '4wd': '4x4',
  '4x4': '4x4',
  awd: 'AWD',
  fwd: 'FWD',
  rwd: 'RWD',
  '4x2': '4x2',
};

/**
 * The driven wheels in the trade's words.
 * @example readDrive('Front') // => 'FWD'
 */
export const readDrive = (cell: string): string | undefined => drives[cell.trim().toLowerCase()];
