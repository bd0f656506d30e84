import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('a build without the code that a plugin replaces', () => {
  it.each([unusedRouterParts, oneUrlOwner].map((make) => ({ make, name: make.name })))(
    'a build without the code that a plugin replaces fails if it is strict, and warns otherwise: $name',
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
  it('unusedRouterParts finds all that it replaces in the installed React Router, and does not change line numbers', () => {
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
