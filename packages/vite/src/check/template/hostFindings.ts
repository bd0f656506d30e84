import type { TemplateFinding } from './finding.ts';

/** A site file of any look: as findings name it, and its text. */
export type SiteText = { file: string; text: string };

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
