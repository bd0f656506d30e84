import { existsSync } from 'node:fs';

/** Debian's Chromium, which is used where it is installed. */
export const systemChromium = '/usr/bin/chromium';

/** Debian's Chromium without windows: the same engine, but a page of a test needs a quarter less processor time. */
export const headlessChromium = '/usr/bin/chromium-headless-shell';

/** What tests of pages run in: the system's Chromium without windows, else the whole one; undefined where it has neither. */
export const testChromium = (): string | undefined =>
  [headlessChromium, systemChromium].find((path) => existsSync(path));

/** What Playwright switches off by itself. Chromium reads only the last list that it is given, so ours must repeat it; a test compares the two. */
export const playwrightDisabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Chromium opens the menu of its address bar as two extra pages with each first page of a test, which costs a third of the test's processor time. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Chromium needs to run as root, without a graphics card, without calling home, and without pages that no test sees. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${[...playwrightDisabledFeatures, ...addressBarPages].join(',')}`,
];
