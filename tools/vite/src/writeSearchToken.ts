import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { searchToken } from '@dealer/server/tokens';
import type { SearchKey } from '@dealer/server/tokens';
import { parsedSite } from './server/parsedSite.ts';
import { namedLook } from './looks.ts';

/**
 * Writes a new search token into a site file as `services.search.apiKey`; the rest of the file stays. The file is replaced at once, so a
 * visitor never reads half of it. Resolves to the end of the token.
 *
 * @throws Error if the file is not a site file without mistakes; it stays as it is
 */
export const writeSearchToken = async (
  file: string,
  key: SearchKey,
  { now, hours }: { now: number; hours: number },
): Promise<Date> => {
  const text = readFileSync(file, 'utf8');
  const doc = JSON.parse(text) as { template?: string; services?: { search?: object } };
  const look = namedLook(doc.template ?? '');
  const site = await parsedSite({ text }, { template: look.template, lookFolder: look.folder });
  if (site === undefined) throw new Error(`${file} has mistakes: npm run check:sites lists them.`);
  const apiKey = await searchToken(site, key, { now, hours });
  const written = { ...doc, services: { ...doc.services, search: { ...doc.services?.search, apiKey } } };
  const next = `${file}.next`;
  writeFileSync(next, `${JSON.stringify(written, null, 2)}\n`);
  renameSync(next, file);
  return new Date(now + hours * 3_600_000);
};
