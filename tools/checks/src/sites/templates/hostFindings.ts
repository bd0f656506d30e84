import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import type { TemplateFinding } from './finding.ts';

/** A site file of any look. */
type SiteText = { file: string; text: string };

/** The site files of all looks, with those of one look read from its own folder. */
export const siteTexts = (name: string, folder: string): SiteText[] => {
  const others = globSync('apps/*/sites/*/site.json', { cwd: root })
    .map((file) => ({ file: file.replaceAll('\\', '/'), path: join(root, file) }))
    .filter(({ file }) => !file.startsWith(`apps/${name}/`));
  const own = globSync('sites/*/site.json', { cwd: folder }).map((file) => ({
    file: `apps/${name}/${file.replaceAll('\\', '/')}`,
    path: join(folder, file),
  }));
  return [...others, ...own].map(({ file, path }) => ({ file, text: readFileSync(path, 'utf8') }));
};

const hostIn = (text: string): { host: string; line: number } | undefined => {
  try {
    const { url } = JSON.parse(text) as { url?: unknown };
    if (typeof url !== 'string') return undefined;
    const at = text.indexOf('"url"');
    return { host: new URL(url).host, line: text.slice(0, at).split('\n').length };
  } catch {
    // check:sites says what is wrong with such a file.
    return undefined;
  }
};

/** Sites with one host: a server finds a site by its host, so that one of them would never be shown. */
export const hostFindings = (sites: readonly SiteText[]): TemplateFinding[] => {
  const hosts = Map.groupBy(
    sites.flatMap(({ file, text }) => {
      const found = hostIn(text);
      return found === undefined ? [] : [{ file, ...found }];
    }),
    ({ host }) => host,
  );
  return [...hosts.values()].flatMap((same) =>
    same.length < 2
      ? []
      : same.map(({ file, host, line }) => ({
          rule: 'TEMPLATE-HOST' as const,
          severity: 'error' as const,
          file,
          line,
          message: `the host ${host} is also that of ${same
            .flatMap((other) => (other.file === file ? [] : other.file))
            .join(', ')}`,
          hint: 'Give each site a host of its own in "url"',
        })),
  );
};
