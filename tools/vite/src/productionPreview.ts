import { assertBuilt } from './assertBuilt.ts';
import { lookFolder } from './server/lookFolder.ts';
import { serve } from '@dealer/server/http';
import type { Handler, Running } from '@dealer/server/http';
import { bodyLimit } from '@dealer/server/http';
import { productionHandler } from './server/productionHandler.ts';
import { readSiteFile } from '@dealer/vite/sites';
import { stockEngine } from '@dealer/vite/backend';

type ProductionPreviewOptions = {
  template: string;
  /** Without it 200 above the look's development port; 0 takes any free one. */
  port?: number;
  /** The site that is served, whatever the request's host is. */
  site?: string;
  /** A folder whose folder `sites` is answered instead of the look's own. */
  sitesFrom?: string;
  /** A file of car documents, one on each line; without it the generated stock. */
  stock?: string;
  /** An engine that is filled already, shared between looks. */
  search?: Handler;
  /** The given engine holds other stock than the generated one. */
  ownStock?: boolean;
};

/** Serves a look's production build (`npm run build`) as a host would, on loopback. */
export const startProductionPreview = async ({
  template,
  port,
  site,
  sitesFrom,
  stock,
  search,
  ownStock = stock !== undefined,
}: ProductionPreviewOptions): Promise<Running> => {
  const look = await lookFolder(template);
  assertBuilt(look);
  if (site !== undefined) {
    const file = readSiteFile(sitesFrom ?? look.folder, { slug: site });
    if (file.kind === 'unknown') throw new Error(file.message);
  }
  const engine = search === undefined ? (await stockEngine(stock === undefined ? {} : { stock })).engine : undefined;
  const handler = productionHandler(look, {
    search: search ?? ((request) => engine?.handle(request) ?? Promise.reject(new Error('No engine.'))),
    ownStock,
    site,
    sitesFrom,
  });
  return serve(handler, { port: port ?? look.port + 200, bodyLimit });
};
