import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';
import { readLicences } from './readLicences.ts';
import type { Lock } from './readLicences.ts';

/** Members of a bill of materials that have addresses of a package server; the checksums are in package-lock.json. */
const addressMembers: readonly string[] = ['externalReferences', 'distribution', 'resolved'];

/**
 * A bill of materials without addresses of package servers.
 *
 * @example
 * withoutAddresses({ components: [{ name: 'react', externalReferences: [] }] }) // => { components: [{ name: 'react' }] }
 */
export const withoutAddresses = (bill: object): object =>
  JSON.parse(JSON.stringify(bill), (name, value: unknown) =>
    addressMembers.includes(name) ? undefined : value,
  ) as object;

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** The licence texts of the packages that ship, one after another. */
const licenceTexts = (lock: Lock): string =>
  readLicences(lock)
    .map(({ name, version, licence }) => {
      const folder = join(root, 'node_modules', name);
      const files = existsSync(folder)
        ? readdirSync(folder)
            .filter((file) => licenceFile.test(file))
            .sort()
        : [];
      const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
      return [`${name} ${version} (${licence ?? 'no licence'})`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);

/**
 * Writes `sbom.cdx.json` (CycloneDX, from `npm sbom`, without development packages) and `THIRD-PARTY-LICENCES.txt` into a folder.
 *
 * @example
 * await writeSoftwareBill('.tmp/release');
 */
export const writeSoftwareBill = async (folder: string): Promise<void> => {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const bill = withoutAddresses(JSON.parse(stdout) as object);
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), `${licenceTexts(lock)}\n`);
};
