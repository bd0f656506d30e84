import { describe, expect, it } from 'vitest';
import type { SiteDoc } from '../site/index.ts';
import { aSite } from '../testing/index.ts';
import { siteColours } from './siteColours.ts';
import { themedPage } from './themedPage.ts';

const themeOf = (theme: SiteDoc['theme']) => aSite({ theme }).theme;

describe('the colours of a site', () => {
  it('the colours of a site are those of its look without settings', () => {
    expect(siteColours(aSite().theme)).toEqual({});
    expect(aSite().theme.colourScheme).toBe('light');
  });

  it('the colours of a site have a value for each scheme', () => {
    expect(siteColours(themeOf({ colours: { accent: '#0a6b4f' }, darkColours: { accent: '#5fd0a5' } }))).toEqual({
      '--color-accent': 'var(--light,#0a6b4f) var(--dark,#5fd0a5)',
    });
  });

  it.each(['colours', 'darkColours'])('the colours of a site apply in both schemes where only %s has one', (list) => {
    expect(siteColours(themeOf({ [list]: { accent: '#0a6b4f' } }))).toEqual({ '--color-accent': '#0a6b4f' });
  });

  it('bring what follows from the colour of buttons, unless the site has its own', () => {
    const { '--color-focus': focus, '--color-action-hover': hover } = siteColours(
      themeOf({ colours: { action: '#0a6b4f', 'action-hover': '#06412f' } }),
    );
    expect(focus).toBe('var(--color-action)');
    expect(hover).toBe('#06412f');
  });
});

describe('the first paint of a page', () => {
  const page = '<html lang="en-AU"><meta name="theme-color" media="not all" content="#000000">';

  it('the first paint of a page has the scheme of its site, and that of the browser’s bar', () => {
    expect(themedPage(page, themeOf({ colourScheme: 'system' }))).toBe(
      '<html data-scheme="system" lang="en-AU"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">',
    );
  });

  it('the first paint of a page has the colours of its site', () => {
    expect(themedPage(page, themeOf({ colourScheme: 'dark', darkColours: { accent: '#5fd0a5' } }))).toContain(
      '<html data-scheme="dark" style="--color-accent:#5fd0a5" lang="en-AU">',
    );
  });
});
