import { isAllowed } from './readLicences.ts';
import type { ShippedPackage } from './readLicences.ts';

/** The page docs/licences.md. */
export const licencesPage = (packages: readonly ShippedPackage[]): string => {
  const counts = new Map<string, number>();
  for (const { licence = 'none' } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [
    '# Licences of other packages',
    '',
    'Packages of others that ship to a browser, or run on a server in production. Written by `npm run write:licences` from `package-lock.json`; a test refuses a licence outside the list in `tools/checks/src/docs/licences/readLicences.ts`. Their licence texts are in their folders below `node_modules`; `npm run release` collects them.',
    '',
    [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([licence, count]) => `${count} ${licence}`)
      .join(', ') + '.',
    '',
    'The shapes of the icons in `@dealer/ui` are those of Lucide 1.75, under ISC and MIT: `packages/ui/src/icons/LICENSE`.',
    '',
    'The coordinates of postcodes in `@dealer/core/postcodes` are from the [Countries States Cities Database](https://github.com/dr5hn/countries-states-cities-database) (postal codes 2.0.1), under the [Open Database License](https://opendatacommons.org/licenses/odbl/1-0/), which also applies to the tables `au.ts` and `nz.ts`. 95 of 100 are within 5 km of the middle of their localities.',
    '',
    '| package | version | licence | ships to |',
    '|---|---|---|---|',
    ...packages.map(({ name, version, licence = 'none', where }) => `| ${name} | ${version} | ${licence} | ${where} |`),
    '',
  ].join('\n');
};

/** What is wrong with the licences, one line for each package. */
export const licenceFindings = (packages: readonly ShippedPackage[]): string[] =>
  packages
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence, where }) =>
        `${name} ${version} (${where}): ${licence === undefined ? 'names no licence' : `the licence ${licence} is not allowed`}.`,
    );
