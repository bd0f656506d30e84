import { globSync, existsSync, writeFileSync } from 'node:fs';
import { freePort } from '@dealer/server/test';
import { startCommand } from '../children.ts';
import type { Key, SmokeBrowser, StartOptions, WithoutFeature } from './smokeBrowser.ts';
import { webDriverReady, webDriverSession } from './webDriver.ts';
import type { WebDriverSession } from './webDriver.ts';

const driver = '/usr/bin/WebKitWebDriver';
const xvfb = '/usr/bin/Xvfb';
const miniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1);

export const webKitMissing = (): boolean => !existsSync(driver) || !existsSync(xvfb) || miniBrowser() === undefined;

const switches: Record<WithoutFeature, string> = {
  'anchor positioning': '-CSSAnchorPositioning',
  popover: '-PopoverAttribute',
};

/** WebDriver's code points for keys that type no character. */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', PageDown: '\uE00F', End: '\uE010' };

const browserOf = ({ send }: WebDriverSession, stop: () => Promise<void>): SmokeBrowser => {
  const typeKeys = (characters: readonly string[]) =>
    send<void>('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: characters.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  return {
    open: (url) => send('POST', '/url', { url }),
    run: (inPage, ...args) =>
      send('POST', '/execute/sync', {
        script: typeof inPage === 'string' ? inPage : `return (${inPage.toString()})(...arguments)`,
        args,
      }),
    pressAt: (x, y) =>
      send('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    type: (text) => typeKeys([...text]),
    pressKey: (key) => typeKeys([keys[key]]),
    back: () => send('POST', '/back'),
    screenshot: async (file) => writeFileSync(file, Buffer.from(await send<string>('GET', '/screenshot'), 'base64')),
    close: () => send<void>('DELETE', '').finally(stop),
  };
};

/** WebKitGTK's MiniBrowser, driven over WebDriver, on a virtual screen. */
export const startWebKit = async ({ size, without }: StartOptions): Promise<SmokeBrowser> => {
  const port = await freePort();
  // -displayfd makes Xvfb choose a free display; xvfb-run would need xauth and a fixed number.
  const screen = startCommand('smoke-screen', [
    xvfb,
    ...['-displayfd', '1', '-screen', '0', `${size.width + 200}x${size.height + 200}x24`, '-nolisten', 'tcp'],
  ]);
  const server = startCommand('smoke-webkit', [driver, '--host=127.0.0.1', `--port=${port}`], {
    env: { DISPLAY: `:${await screen.firstLine}` },
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await screen.stop();
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await webDriverReady(address);
    const features = without.map((feature) => switches[feature]).join(',');
    const session = await webDriverSession(address, {
      'webkitgtk:browserOptions': {
        binary: miniBrowser(),
        args: ['--automation', ...(features === '' ? [] : [`--features=${features}`])],
      },
    });
    await session.send('POST', '/window/rect', { x: 0, y: 0, ...size });
    return browserOf(session, stop);
  } catch (error) {
    await stop();
    throw error;
  }
};
