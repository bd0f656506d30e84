import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { releaseChangelog, releaseVersion } from 'nx/release';
import { commands } from '../docs/commands/commands.ts';
import { writeSoftwareBill } from '../docs/licences/softwareBill.ts';
import { manifestOf, packPackage, publicPackages } from './publish/packPackage.ts';
import { withAddresses, withLinks } from './publish/withAddresses.ts';
import { lockWithVersion, withVersion } from './publish/withVersion.ts';
import { root } from '../root.ts';
import { runProgram } from './children.ts';
import { tail } from './stage.ts';

await runCommand(commands.release, async ({ values }) => {
  const dryRun = values['dry-run'] ?? false;
  const folder = join(root, '.tmp/release');

  const current = manifestOf('.').version;
  const isFirst = execFileSync('git', ['tag', '--list', 'v*'], { cwd: root, encoding: 'utf8' }).trim() === '';

  /** Versions of all packages, which are always the same. Nothing was released yet: the first release has the version of the manifests. */
  const { workspaceVersion, projectsVersionData } = isFirst
    ? {
        workspaceVersion: current,
        projectsVersionData: Object.fromEntries(
          publicPackages().map((name) => [
            `@dealer/${name}`,
            { currentVersion: current, newVersion: current, dependentProjects: [] },
          ]),
        ),
      }
    : await releaseVersion({ dryRun });
  if (!workspaceVersion) {
    console.log(`Nothing to release since v${current}: no commit adds a feature or a fix.`);
    return;
  }

  await releaseChangelog({
    dryRun,
    firstRelease: isFirst,
    versionData: projectsVersionData,
    version: workspaceVersion,
  });

  if (!dryRun && !isFirst) {
    for (const file of ['package.json', ...globSync('{packages,apps,tools}/*/package.json', { cwd: root })])
      writeFileSync(join(root, file), withVersion(readFileSync(join(root, file), 'utf8'), workspaceVersion));
    const lock = join(root, 'package-lock.json');
    writeFileSync(lock, lockWithVersion(readFileSync(lock, 'utf8'), workspaceVersion));
  }
  // The one setting behind the addresses in all manifests.
  const repository = String(manifestOf('.').repository);
  if (new URL(repository).hostname.endsWith('.example'))
    console.log(`Before you publish, name the public address in package.json: its "repository" is ${repository}.`);
  else if (!dryRun)
    for (const name of publicPackages()) {
      const file = join(root, 'packages', name, 'package.json');
      writeFileSync(file, withAddresses(readFileSync(file, 'utf8'), repository, `packages/${name}`));
      const readme = join(root, 'packages', name, 'README.md');
      writeFileSync(readme, withLinks(readFileSync(readme, 'utf8'), repository));
    }
  const built = await runProgram('release-build', ['nx', 'run-many', '-t', 'build', '--projects', 'packages/*']);
  if (built.code !== 0) throw new Error(`The packages do not build:\n${tail(built.output, 30)}`);

  rmSync(folder, { recursive: true, force: true });
  console.log(`\nVersion ${workspaceVersion}${isFirst ? ' (first release)' : `, after ${current}`}\n`);
  for (const name of publicPackages()) {
    const packed = await packPackage(name, folder);
    if (packed === undefined) throw new Error(`packages/${name} could not be packed (.tmp/test/pack-${name}.log)`);
    console.log(
      `${relative(root, packed.file)}  ${(packed.size / 1000).toFixed(1)} kB, ${packed.files.length} files\n  ${packed.integrity}\n  ${packed.files
        .filter((file) => !file.startsWith('dist/'))
        .concat('dist/')
        .join(' ')}`,
    );
  }
  writeSoftwareBill(folder, workspaceVersion);
  const reference = await runProgram('release-reference', [
    ...['npm', 'run', '-s', 'build:reference', '--'],
    ...['--out', join(folder, 'reference')],
  ]);
  if (reference.code !== 0) throw new Error(`The reference could not be written:\n${tail(reference.output, 30)}`);
  console.log(`${relative(root, folder)}/reference/index.html`);
  console.log(`${relative(root, folder)}/sbom.cdx.json, ${relative(root, folder)}/THIRD-PARTY-LICENCES.txt`);
  if (dryRun && !isFirst)
    console.log(`\nThe tarballs have the present version: a dry run writes no ${workspaceVersion}.`);
  console.log(
    dryRun
      ? '\nNothing was changed or published.'
      : `\nReview and commit, tag v${workspaceVersion}, then publish each tarball: npm publish <tarball>.`,
  );
});
// Nx leaves a process of its own open.
process.exit(0);
