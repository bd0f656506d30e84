import { supportedTargets } from '@dealer/vite/plugin';
import { describe, expect, it } from 'vitest';
import { buildTargets, oldestBrowsers } from './browsers.ts';

describe('the supported browsers', () => {
  it('the supported browsers are those that the documents name', () => {
    expect([...oldestBrowsers()].sort()).toEqual([
      ['chrome', '111'],
      ['edge', '111'],
      ['firefox', '128'],
      ['ios_saf', '16.4'],
      ['safari', '16.4'],
    ]);
  });

  it('the supported browsers decide what a build may rely on', () => {
    expect(buildTargets()).toEqual(['chrome111', 'edge111', 'firefox128', 'ios16.4', 'safari16.4']);
  });

  it('the supported browsers are also those of the published plugin', () => {
    expect(supportedTargets).toEqual(buildTargets());
  });
});
