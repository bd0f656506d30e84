import { join } from 'node:path';
import { reports, runProgram } from './children.ts';
import { forgetReport, vitestOutcome } from './readReports.ts';
import type { Outcome } from './stage.ts';

/** A stage that runs projects of a Vitest configuration. */
export const vitestStage =
  (name: string, config: string, projects: readonly string[] = [], more: readonly string[] = []) =>
  async (): Promise<Outcome> => {
    const report = join(reports, `${name}.json`);
    forgetReport(report);
    return vitestOutcome(
      report,
      await runProgram(name, [
        'vitest',
        'run',
        '--config',
        config,
        ...projects.flatMap((project) => ['--project', project]),
        ...more,
        // As for the tests in browsers: a second try shows what depends on how busy the machine is. The summary counts them.
        ...(process.env.CI ? ['--retry=1'] : []),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    );
  };
