import { existsSync } from 'node:fs';
import { folderFiles } from '@dealer/server/handler';

/** The pictures of the generated stock below `<base>pictures/`; undefined where the folder has no such file. */
export const pictureFiles = (
  folder: string | undefined,
  base = '/',
): ((request: Request) => Promise<Response | undefined>) =>
  folder === undefined || !existsSync(folder)
    ? async () => undefined
    : folderFiles(folder, {
        cacheControl: () => 'max-age=600',
        rewrite: (path) => path.slice(`${base}pictures`.length),
      });
