import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productionFolder } from './server/answerSite.ts';

/** Rejects with the command to run where a look has no production build. */
export const assertBuilt = ({ template, folder }: { template: string; folder: string }): void => {
  if (!existsSync(join(productionFolder(folder), 'index.html')))
    throw new Error(`apps/${template}/dist does not exist. Run npm run build first.`);
};
