import { join } from 'node:path';

/** Where the finished pictures are written: the folder that `@dealer/mocks` serves. */
export const pictureFolder = join(import.meta.dirname, '../../../packages/mocks/pictures');
