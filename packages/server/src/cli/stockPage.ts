import { createStockCheck, lacksCsv, type StockCheck } from '@dealer/core/stock';
import { indexVehicles } from '../crawlers/siteVehicles.ts';
import type { Handler } from '../http/nodeHttp.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const counted = (count: number): string => count.toLocaleString('en-AU');

/** So many vehicles are listed; the file has all. */
const mostListed = 200;

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem;color:#1a1d21;background:#fff}
div{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:0 0 2rem}caption{text-align:start;font-weight:600;padding:.5rem 0}
th,td{text-align:start;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #d5d9de}td.n,th.n{text-align:end}
a{color:#0b4fb3}`;

const table = (
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const cells = (row: readonly (string | number)[]): string =>
    row
      .map((value) =>
        typeof value === 'number' ? `<td class="n">${counted(value)}</td>` : `<td>${escaped(value)}</td>`,
      )
      .join('');
  return `<div tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption><thead><tr>${headings.map((heading, at) => `<th scope="col"${typeof rows[0]?.[at] === 'number' ? ' class="n"' : ''}>${escaped(heading)}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div>`;
};

const document = (index: string, yard: string | undefined, { vehicles, lacks, totals, yards }: StockCheck): string => {
  const query = new URLSearchParams({ index, ...(yard === undefined ? {} : { yard }) }).toString();
  const content =
    lacks.length === 0
      ? '<p>Nothing is missing.</p>'
      : `<p><a href="/stock.csv?${escaped(query)}">All ${counted(lacks.length)} as CSV</a></p>
${table(
  'What is missing',
  ['Fact', 'Vehicles without it', 'What that costs'],
  totals.map(({ what, count, cost }) => [what, count, cost]),
)}
${table(
  'By yard',
  ['Yard', 'Vehicles', 'Missing facts'],
  yards.map((one) => [one.yard, one.vehicles, one.lacks]),
)}
${table(
  lacks.length > mostListed ? `The first ${mostListed}` : 'By vehicle',
  ['Stock number', 'Vehicle', 'Yard', 'Lacks'],
  lacks.slice(0, mostListed).map((lack) => [lack.stockNumber, lack.title, lack.yard, lack.what]),
)}`;
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What the stock lacks</title><style>${style}</style></head><body><main><h1>What the stock lacks</h1><p>${counted(vehicles)} ${vehicles === 1 ? 'vehicle' : 'vehicles'} for sale in ${escaped(index)}${yard === undefined ? '' : `, ${escaped(yard)}`}.</p>${content}</main></body></html>`;
};

/**
 * The page that says what the vehicles of an index lack and what that costs, and the same as CSV: `/stock?index=Car_production&yard=Newstead`.
 */
export const stockPage = async (
  request: Request,
  { search, now }: { search: Handler; now: number },
): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  const index = searchParams.get('index') ?? 'Car_production';
  const yard = searchParams.get('yard') ?? undefined;
  if (!/^[a-zA-Z0-9_-]{1,500}$/.test(index)) return Response.json({ error: 'This is no index.' }, { status: 400 });
  const check = createStockCheck(now);
  try {
    for await (const vehicle of indexVehicles(index, 'show_on_dealer_website = true', search))
      if (yard === undefined || vehicle.location.name === yard) check.add(vehicle);
  } catch (error) {
    return new Response((error as Error).message, {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const found = check.result();
  return pathname.endsWith('.csv')
    ? new Response(lacksCsv(found.lacks), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="lacks.csv"',
        },
      })
    : new Response(document(index, yard, found), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        },
      });
};
