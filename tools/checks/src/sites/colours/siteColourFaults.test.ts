import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteColourNames } from '@dealer/core/theme';
import type { SiteDoc } from '@dealer/core/site';
import { aSite } from '@dealer/core/testing';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { readPlatform, siteColourFaults } from '@dealer/vite/check';

const css = readFileSync(join(root, 'apps/classic/src/theme.css'), 'utf8');
const faultsOf = (theme: SiteDoc['theme']) => siteColourFaults(aSite({ theme }), css);
const offered = (hint = ''): string => /#[0-9a-f]{6}/.exec(hint)?.[0] ?? '';

describe('the colours of a site', () => {
  it('the colours of a site are tokens of every look', () => {
    const { tokens } = readPlatform();
    expect(siteColourNames.filter((name) => !tokens.has(`--color-${name}`))).toEqual([]);
  });

  it('pass where the site has none of its own', () => {
    expect(faultsOf({ colourScheme: 'system' })).toEqual([]);
  });

  it('the colours of a site pass where they can be read in both schemes', () => {
    expect(
      faultsOf({ colourScheme: 'system', colours: { action: '#0a6b4f' }, darkColours: { action: '#7fd6b4' } }),
    ).toEqual([]);
  });

  it.each(['action', 'accent', 'price-tag', 'inverse'] as const)(
    'the colours of a site name a pale or strong %s, and offer the nearest that passes',
    (name) => {
      const colour = name === 'inverse' || name === 'action' ? '#ffd400' : '#52565c';
      const [fault, ...others] = faultsOf({ colours: { [name]: colour } });
      expect(others).toEqual([]);
      expect(fault).toMatchObject({ rule: 'SITE-COLOUR', path: `theme.colours.${name}` });
      expect(fault?.message).toMatch(/cannot be read in the light scheme: .* has a contrast of \d\.\d\d, at least/);
      expect(offered(fault?.hint)).not.toBe('');
      expect(faultsOf({ colours: { [name]: offered(fault?.hint) } })).toEqual([]);
    },
  );

  it('need a dark counterpart where the site follows the system and the light one is too dark', () => {
    const [fault] = faultsOf({ colourScheme: 'system', colours: { action: '#0a6b4f' } });
    expect(fault?.path).toBe('theme.darkColours.action');
    expect(fault?.message).toContain('is missing');
    expect(
      faultsOf({
        colourScheme: 'system',
        colours: { action: '#0a6b4f' },
        darkColours: { action: offered(fault?.hint) },
      }),
    ).toEqual([]);
  });

  it('the colours of a site are computed in the schemes alone that the site can show', () => {
    expect(faultsOf({ colours: { action: '#0a6b4f' } })).toEqual([]);
    expect(faultsOf({ colourScheme: 'dark', colours: { action: '#0a6b4f' } })).toMatchObject([
      { path: 'theme.colours.action' },
    ]);
  });
});
