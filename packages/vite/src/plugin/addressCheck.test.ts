import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compact, deployText, forOldBrowsers, policyHash } from '../test/inlineScript.ts';
import { addressCheckScript } from './addressCheck.ts';

/** Runs the script at an address of a page that was written for another, or for none; answers whether its content is hidden. */
const isHidden = (address: string, written: string | null): boolean => {
  const set: string[] = [];
  const documentElement = { getAttribute: () => written, setAttribute: (name: string) => set.push(name) };
  const location = new URL(address, 'https://yard.example');
  runInContext(addressCheckScript, createContext({ document: { documentElement }, location }));
  return set.includes('data-other-address');
};

describe('the content of a page', () => {
  it.each([
    ['/', '/'],
    ['/search/', '/search'],
    ['/search?utm_source=news', '/search'],
    ['/search?', '/search'],
    ['/search#map', '/search'],
    ['/search/?utm_source=news&query=hilux&gclid=7', '/search?query=hilux'],
    ['/search?cachebuster=7&%zz=1&refinementList[no_such][]=1', '/search'],
    ['/search?refinementList%5Bmake%5D%5B%5D=Kia', '/search?refinementList%5Bmake%5D%5B%5D=Kia'],
    ['/anything', null],
  ])('the content of a page is shown at %s where it was written for %s', (address, written) => {
    expect(isHidden(address, written)).toBe(false);
  });

  it.each([
    ['/search?query=hilux', '/search'],
    ['/search', '/search?query=hilux'],
    ['/cars/new-one', '/no-such-page'],
  ])('the content of a page is hidden at %s where it was written for %s', (address, written) => {
    expect(isHidden(address, written)).toBe(true);
  });
});

describe('the script', () => {
  it('the script is written so that the oldest browsers can read it', () => {
    expect(compact(forOldBrowsers(addressCheckScript))).toBe(compact(addressCheckScript));
  });

  it('the script has the hash that docs/deploy.md gives for a content security policy', () => {
    expect(deployText()).toContain(policyHash(addressCheckScript));
  });
});
