import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Rejects with the command to run where a look has no production build. */
export const assertBuilt = ({ template, folder }: { template: string; folder: string }): void => {
  if (!existsSync(join(join(folder, 'dist'), 'index.html')))
    throw new Error(`apps/${template}/dist does not exist. Run npm run build first.`);
};
