import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leanIcons } from './leanIcons.ts';
import { oneUrlOwner } from './oneUrlOwner.ts';
import { unusedRouterParts } from './unusedRouterParts.ts';

afterEach(() => vi.unstubAllGlobals());

/** Calls a hook of a plugin, whether it is a function or has a handler. */
const call = (plugin: Plugin, name: keyof Plugin, ...args: unknown[]): unknown => {
  const hook = plugin[name] as ((...all: unknown[]) => unknown) | { handler: (...all: unknown[]) => unknown };
  const context = {
    warn: () => undefined,
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return (typeof hook === 'function' ? hook : hook.handler).apply(context, args);
};

const config = { base: '/' };
const nodeModules = join(import.meta.dirname, '../../../../node_modules');
const icon = join(nodeModules, 'lucide-react/dist/esm/icons/search.mjs');

describe('a build without the code that a plugin replaces', () => {
  it.each([unusedRouterParts, leanIcons, oneUrlOwner].map((make) => ({ make, name: make.name })))(
    'fails if it is strict, and warns otherwise: $name',
    ({ make, name }) => {
      for (const strict of [true, false]) {
        const plugin = make({ strict });
        if (plugin.configResolved) call(plugin, 'configResolved', config);
        const end = expect(() => call(plugin, 'buildEnd'));
        if (strict) end.toThrow(`${name} of @dealer/vite`);
        else end.not.toThrow();
      }
    },
  );
});

describe('unusedRouterParts', () => {
  it('finds all that it replaces in the installed React Router, and does not change line numbers', () => {
    const plugin = unusedRouterParts({ strict: true });
    const lib = join(nodeModules, 'react-router/dist/production/lib');
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
  it('draws an icon of a first view from a symbol of the page, and any other from its script', () => {
    const plugin = leanIcons({ strict: true });
    expect(call(plugin, 'load', icon)).toContain('icon("search")');
    expect(call(plugin, 'load', icon.replace('search', 'trash'))).toContain('icon("trash",[["path",{"d":"M10 11v6"');
    const [{ children }] = call(plugin, 'transformIndexHtml') as [{ children: string }];
    expect(children.match(/<symbol id="[^"]*"/g)).toEqual(['<symbol id="icon-search"']);
    expect(JSON.stringify(call(plugin, 'transformIndexHtml'))).toContain('id=\\"icon-search\\" viewBox=');
    expect(() => call(plugin, 'buildEnd')).not.toThrow();
  });
});
