import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { readLicences } from './readLicences.ts';
import type { Lock, ShippedPackage } from './readLicences.ts';

/** The address of a package in a bill of materials; it names no package server. */
const packageUrl = ({ name, version }: ShippedPackage): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A checksum of package-lock.json as CycloneDX writes it. */
const hashesOf = (integrity: string | undefined): object[] => {
  const [algorithm, digest] = integrity?.split('-') ?? [];
  return algorithm === 'sha512' && digest !== undefined
    ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }]
    : [];
};

/**
 * The bill of materials in the CycloneDX format: the packages that ship. `npm sbom` leaves out packages that only a workspace of another
 * workspace needs.
 */
export const softwareBill = (lock: Lock, version: string) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': 'dealer', name: 'dealer', version } },
  components: readLicences(lock).map((shipped) => {
    const { name, licence, where, integrity } = shipped;
    const [group, plainName] = name.startsWith('@') ? name.split('/') : [undefined, name];
    return {
      type: 'library',
      'bom-ref': packageUrl(shipped),
      group,
      name: plainName,
      version: shipped.version,
      purl: packageUrl(shipped),
      hashes: hashesOf(integrity),
      licenses: licence === undefined ? [] : [{ expression: licence }],
      properties: [{ name: 'dealer:ships-to', value: where }],
    };
  }),
});

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** The licence texts of the packages that ship, one after another. Packages for other systems are not installed and have none here. */
const licenceTexts = (lock: Lock): string =>
  [
    `Lucide, icons (ISC and MIT)\n\n${readFileSync(join(root, 'packages/ui/src/icons/LICENSE'), 'utf8').trim()}`,
    'Countries States Cities Database, coordinates of postcodes (Open Database License)\n\nContains information from https://github.com/dr5hn/countries-states-cities-database, which is made available under the Open Database License: https://opendatacommons.org/licenses/odbl/1-0/',
    ...readLicences(lock).map(({ name, version, licence }) => {
      const folder = join(root, 'node_modules', name);
      const files = existsSync(folder)
        ? readdirSync(folder)
            .filter((file) => licenceFile.test(file))
            .sort()
        : [];
      const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
      return [`${name} ${version} (${licence ?? 'no licence'})`, ...texts].join('\n\n');
    }),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);

/** Writes `sbom.cdx.json` and `THIRD-PARTY-LICENCES.txt` into a folder. */
export const writeSoftwareBill = (folder: string, version: string): void => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(softwareBill(lock, version), null, 2)}\n`);
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), `${licenceTexts(lock)}\n`);
};
