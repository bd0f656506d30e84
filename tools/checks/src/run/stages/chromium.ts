import { existsSync } from 'node:fs';
import { systemChromium } from '@dealer/tools-vite/chromium';
import { chromium } from 'playwright';
import { runProgram } from '../children.ts';
import { tail } from '../stage.ts';
import type { Outcome } from '../stage.ts';

/** The browser to launch: the system's, else the one that Playwright installed; undefined if there is neither. */
export const chromiumPath = (): string | undefined =>
  [systemChromium, chromium.executablePath()].find((path) => existsSync(path));

/**
 * Installs Chromium if it is missing: with apt as root on Debian, elsewhere with Playwright's download.
 */
export const installChromium = async (): Promise<Outcome> => {
  const found = chromiumPath();
  if (found !== undefined) return { passed: 1, failed: 0, note: found };
  const outputs: string[] = [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-update', ['apt-get', 'update'], { env });
    const { code, output } = await runProgram(
      'apt-install',
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      { env },
    );
    if (code === 0 && existsSync(systemChromium))
      return { passed: 1, failed: 0, note: `${systemChromium}, just installed` };
    outputs.push(tail(output, 15));
  }
  const { code, output } = await runProgram('playwright-install', [
    'playwright',
    'install',
    ...(process.getuid?.() === 0 ? ['--with-deps'] : []),
    'chromium',
  ]);
  const installed = chromiumPath();
  if (code === 0 && installed !== undefined) return { passed: 1, failed: 0, note: `${installed}, just installed` };
  outputs.push(tail(output, 15));
  return {
    passed: 0,
    failed: 1,
    details: `There is no Chromium, and it could not be installed. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), then run the tests again.\n${outputs.join('\n')}`,
  };
};
