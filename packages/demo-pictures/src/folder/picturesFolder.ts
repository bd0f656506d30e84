import { join } from 'node:path';

/** The folder of the pictures, for `dealer({ pictures: picturesFolder })` of `@dealer/vite/plugin`. */
export const picturesFolder = join(import.meta.dirname, '../../pictures');
