import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { headlessChromium, systemChromium, testChromium } from '@dealer/tools-vite/chromium';
import { chromium } from 'playwright';
import { runProgram } from '../children.ts';
import { tail } from '../stage.ts';
import type { Outcome } from '../stage.ts';

/** The browser to launch: the system's, else the one that Playwright installed; undefined if there is neither. */
export const chromiumPath = (): string | undefined =>
  testChromium() ?? [chromium.executablePath()].find((path) => existsSync(path));

/**
 * Installs Chromium if it is missing, with and without windows: with apt as root on Debian. Elsewhere one of them will do, or the one that
 * Playwright downloads.
 */
export const installChromium = async (): Promise<Outcome> => {
  const outputs: string[] = [];
  const missing = [systemChromium, headlessChromium].filter((path) => !existsSync(path));
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-update', ['apt-get', 'update'], { env });
    const { code, output } = await runProgram(
      'apt-install',
      [
        'apt-get',
        'install',
        '-y',
        '--no-install-recommends',
        ...missing.map((path) => basename(path)),
        'fonts-liberation',
      ],
      { env },
    );
    if (code === 0 && existsSync(headlessChromium))
      return { passed: 1, failed: 0, note: `${headlessChromium}, just installed` };
    outputs.push(tail(output, 15));
  }
  const found = chromiumPath();
  if (found !== undefined) return { passed: 1, failed: 0, note: found };
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
    details: `There is no Chromium, and it could not be installed. Install it (Debian: apt-get install chromium chromium-headless-shell; elsewhere: npx playwright install chromium), then run the tests again.\n${outputs.join('\n')}`,
  };
};
