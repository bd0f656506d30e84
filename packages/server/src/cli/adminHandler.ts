import type { Handler } from '../http/nodeHttp.ts';
import { stockPage } from './stockPage.ts';

type AdminOptions = {
  isStopping: () => boolean;
  isReady: () => boolean | Promise<boolean>;
  isSearchAvailable: () => Promise<boolean>;
  /** Prometheus text of each process. */
  metrics: () => readonly string[];
  purge: (tags: readonly string[]) => void;
  /** The search server, for what the stock lacks. */
  search: Handler;
  now: () => number;
};

/**
 * Adds up the metrics of several processes: lines of the same name and labels become one with their sum. All have the same sites, which are
 * counted once.
 */
export const sumMetrics = (texts: readonly string[]): string => {
  const sums = new Map<string, number>();
  for (const line of texts.join('\n').split('\n')) {
    if (line === '') continue;
    const space = line.lastIndexOf(' ');
    if (line.startsWith('#')) sums.set(line, NaN);
    else {
      const [name, value, sum] = [line.slice(0, space), Number(line.slice(space + 1)), sums.get(line.slice(0, space))];
      sums.set(name, name.startsWith('dealer_sites{') ? Math.max(sum ?? 0, value) : (sum ?? 0) + value);
    }
  }
  return [...sums].map(([name, sum]) => `${name}${Number.isNaN(sum) ? '' : ` ${Number(sum.toFixed(3))}`}\n`).join('');
};

const tagsOf = async (request: Request): Promise<string[] | undefined> => {
  try {
    const { tags } = (await request.json()) as { tags?: unknown };
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The addresses for the people who run a server, on a port that no visitor reaches: `/health`, `/metrics`, `POST /purge` with
 * `{ "tags": ["site:classic/kauri"] }`, which drops cached pages, and `/stock` (and `/stock.csv`), which says what the vehicles lack.
 */
export const adminHandler =
  ({ isStopping, isReady, isSearchAvailable, metrics, purge, search, now }: AdminOptions): Handler =>
  async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/metrics')
      return new Response(sumMetrics(metrics()), { headers: { 'content-type': 'text/plain; version=0.0.4' } });
    if (pathname === '/purge') {
      if (request.method !== 'POST') return new Response('', { status: 405, headers: { allow: 'POST' } });
      const tags = await tagsOf(request);
      if (tags === undefined)
        return Response.json({ error: 'Send {"tags": ["site:<look>/<slug>", "vehicle:<slug>"]}.' }, { status: 400 });
      purge(tags);
      return Response.json({ purged: tags });
    }
    if (pathname === '/stock' || pathname === '/stock.csv') return await stockPage(request, { search, now: now() });
    if (pathname !== '/health') return new Response('', { status: 404 });
    if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503 });
    if (!(await isReady())) return Response.json({ status: 'starting' }, { status: 503 });
    return Response.json({ status: 'ok', search: (await isSearchAvailable()) ? 'available' : 'unavailable' });
  };
