import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { workspaceRoot } from '../paths.ts';
import { leanIcons } from './leanIcons.ts';
import { leanPreload } from './leanPreload.ts';
import { oneUrlOwner } from './oneUrlOwner.ts';
import { unusedRouterParts } from './unusedRouterParts.ts';

afterEach(() => vi.unstubAllGlobals());

/** Calls a hook of a plugin, whether it is a function or has a handler. */
const call = (plugin: Plugin, name: keyof Plugin, ...args: unknown[]): unknown => {
  const hook = plugin[name] as ((...all: unknown[]) => unknown) | { handler: (...all: unknown[]) => unknown };
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return (typeof hook === 'function' ? hook : hook.handler).apply(context, args);
};

const config = { base: '/' };
const icon = '/node_modules/lucide-react/dist/esm/icons/search.mjs';

describe('a build without the code that a plugin replaces', () => {
  it.each([unusedRouterParts(), leanIcons(), leanPreload(), oneUrlOwner()])('fails: $name', (plugin) => {
    if (plugin.configResolved) call(plugin, 'configResolved', config);
    expect(() => call(plugin, 'buildEnd')).toThrow(/tools\/vite\/src\/plugins\/\w+\.ts/);
  });
});

describe('unusedRouterParts', () => {
  it('finds all that it replaces in the installed React Router, and keeps its lines', () => {
    const plugin = unusedRouterParts();
    const lib = join(workspaceRoot, 'node_modules/react-router/dist/production/lib');
    expect(call(plugin, 'resolveId', './instrumentation.js', join(lib, 'router/router.js'))).toBeDefined();
    for (const file of globSync('**/*.js', { cwd: lib })) {
      const code = readFileSync(join(lib, file), 'utf8');
      const { code: lean } = call(plugin, 'transform', code) as { code: string };
      expect(lean).not.toMatch(/^\w+\.displayName = /m);
      expect(lean.split('\n')).toHaveLength(code.split('\n').length);
    }
    expect(() => call(plugin, 'buildEnd')).not.toThrow();
  });
});

describe('leanIcons', () => {
  it('draws an icon from a symbol of the page', () => {
    const plugin = leanIcons();
    call(plugin, 'configResolved', config);
    expect(call(plugin, 'load', icon)).toContain('icon("search")');
    expect(JSON.stringify(call(plugin, 'transformIndexHtml'))).toContain('id=\\"icon-search\\" viewBox=');
    expect(() => call(plugin, 'buildEnd')).not.toThrow();
  });
});

describe('leanPreload', () => {
  it('requests a stylesheet again after it failed', async () => {
    const links: { href: string; onload: () => void; onerror: () => void; remove: () => void }[] = [];
    vi.stubGlobal('document', {
      createElement: () => ({ remove: () => undefined }),
      querySelector: () => null,
      head: { append: (link: (typeof links)[number]) => links.push(link) },
    });
    const plugin = leanPreload();
    call(plugin, 'configResolved', config);
    const code = call(plugin, 'load', '\0vite/preload-helper.js') as string;
    const { __vitePreload: preload } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as { __vitePreload: (load: () => string, files: string[]) => Promise<string> };
    const first = preload(() => 'page', ['assets/page.css']);
    links[0]?.onerror();
    await expect(first).rejects.toThrow('Unable to preload CSS for /assets/page.css');
    const second = preload(() => 'page', ['assets/page.css']);
    links[1]?.onload();
    await expect(second).resolves.toBe('page');
    expect(links.map(({ href }) => href)).toEqual(['/assets/page.css', '/assets/page.css']);
  });
});
