import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The pictures of the generated stock, which a sparse checkout may leave out. */
export const picturesFolder = join(workspaceRoot, 'packages/demo-pictures/pictures');

/** The service worker file of the mock backend. */
export const mockWorkerFile = join(workspaceRoot, 'node_modules/msw/lib/mockServiceWorker.js');
