import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templates } from '@dealer/tools-vite/looks';
import { startProductionPreview } from '@dealer/tools-vite/productionPreview';
import { root } from '../../root.ts';
import { reports, runProgram } from '../children.ts';
import { findingsOutcome, sumOutcomes, tail } from '../stage.ts';
import type { Outcome } from '../stage.ts';
import { firefoxMissing, startFirefox } from '../smoke/firefox.ts';
import { journey } from '../smoke/journey.ts';
import { shopperAt } from '../smoke/shopper.ts';
import type { SmokeBrowser, StartOptions, WithoutFeature } from '../smoke/smokeBrowser.ts';
import { startWebKit, webKitMissing } from '../smoke/webKit.ts';

const dropDowns = (look: string): number =>
  readFileSync(join(root, 'apps', look, 'src/template.ts'), 'utf8').split("widget: 'dropdown'").length;

/** The look with the most drop-down filters: what drops down depends most on what a browser can do. */
const smokeLook = (): string => {
  const [first = ''] = templates().toSorted((a, b) => dropDowns(b) - dropDowns(a));
  return first;
};

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

type Kind = {
  name: string;
  packages: readonly string[];
  missing: () => boolean;
  start: (options: StartOptions) => Promise<SmokeBrowser>;
  runs: readonly StartOptions[];
};

const kinds: Kind[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    missing: firefoxMissing,
    start: startFirefox,
    // Firefox before 147; popovers came with 125.
    runs: [
      { size: phone, without: [] },
      { size: desk, without: [] },
      { size: phone, without: ['anchor positioning'] },
      { size: desk, without: ['anchor positioning'] },
    ],
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    missing: webKitMissing,
    start: startWebKit,
    // Safari before 26; before 17 there were no popovers either.
    runs: [
      { size: phone, without: [] },
      { size: desk, without: ['anchor positioning'] },
      { size: phone, without: ['anchor positioning', 'popover'] },
      { size: desk, without: ['anchor positioning', 'popover'] },
    ],
  },
];

/** Installs a browser by apt where it can be; answers why it is missing, or nothing. */
const install = async ({ name, packages, missing }: Kind): Promise<string | undefined> => {
  if (!missing()) return undefined;
  const wanted = `apt-get install ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return `${name} is missing, and is only installed as root on Debian: ${wanted}`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-update', ['apt-get', 'update'], { env });
  const { output } = await runProgram(
    `apt-install-${packages[0]}`,
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
    { env },
  );
  return missing() ? `${name} could not be installed, ${wanted}: ${tail(output, 1)}` : undefined;
};

/** A switch that no longer exists would go unnoticed: the page says what it can do. */
const checkSwitches = async (browser: SmokeBrowser, without: readonly WithoutFeature[]): Promise<void> => {
  const has: Record<WithoutFeature, boolean> = {
    'anchor positioning': await browser.run(() => CSS.supports('position-area: top')),
    popover: await browser.run(() => 'popover' in HTMLElement.prototype),
  };
  for (const feature of without) if (has[feature]) throw new Error(`It could not be switched off: ${feature}.`);
};

/** Makes the journey once; answers what went wrong, or nothing. */
const makeRun = async ({ name, start }: Kind, options: StartOptions, site: string): Promise<string | undefined> => {
  const { size, without } = options;
  const onPhone = size === phone;
  const title = [`${name} ${onPhone ? 'phone' : 'desk'}`, ...without].join(' without ');
  let step = 'start';
  let browser: SmokeBrowser | undefined;
  try {
    browser = await start(options);
    await browser.open(site);
    await checkSwitches(browser, without);
    await journey(shopperAt(browser), { onPhone, onStep: (next) => (step = next) });
    return undefined;
  } catch (error) {
    const picture = join(reports, `smoke-${title.replaceAll(' ', '-')}.png`);
    await browser?.screenshot(picture).catch(() => undefined);
    return `${title}, ${step}: ${error instanceof Error ? error.message : String(error)} (${picture})`;
  } finally {
    await browser?.close().catch(() => undefined);
  }
};

const makeRuns = async (kind: Kind, site: string): Promise<Outcome> => {
  const findings: string[] = [];
  const retried: string[] = [];
  const started = performance.now();
  for (const options of kind.runs) {
    const first = await makeRun(kind, options, site);
    // As for the other tests in browsers: the summary says what passed only then.
    const finding = first !== undefined && process.env.CI ? await makeRun(kind, options, site) : first;
    if (finding !== undefined) findings.push(finding);
    else if (first !== undefined) retried.push(`only at the second try: ${first}`);
  }
  return findingsOutcome(
    kind.runs.length,
    findings,
    [`${kind.name} ${Math.round((performance.now() - started) / 1000)} s`, ...retried].join('; '),
  );
};

/**
 * One journey of a shopper in Firefox and WebKit, side by side: as they are, and as older ones. One check for each run.
 * A browser that cannot be installed is skipped.
 */
export const checkSmoke = async (): Promise<Outcome> => {
  const installed: Kind[] = [];
  const skipped: Outcome[] = [];
  // One after another: apt serves one at a time.
  for (const kind of kinds) {
    const reason = await install(kind);
    if (reason === undefined) installed.push(kind);
    else skipped.push({ passed: 0, failed: 0, skipped: kind.runs.length, note: reason });
  }
  const preview = await startProductionPreview({ template: smokeLook(), port: 0 });
  try {
    return sumOutcomes([...skipped, ...(await Promise.all(installed.map((kind) => makeRuns(kind, preview.url))))]);
  } finally {
    await preview.close();
  }
};
