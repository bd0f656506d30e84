import { describe, expect, it } from 'vitest';
import { analyticsCatalogue, analyticsEventFor, analyticsEvents, analyticsName } from './index.ts';

describe('analyticsEvents', () => {
  it('analytics events have the documented ids', () => {
    expect(Object.values(analyticsEvents).sort((a, b) => a - b)).toEqual([
      4, 9, 14, 15, 17, 18, 22, 25, 26, 36, 37, 39, 48, 49, 51, 60, 61,
    ]);
  });
});

describe('analyticsCatalogue', () => {
  it('describes each analytics event once', () => {
    expect(analyticsCatalogue.map(({ id }) => id)).toEqual([
      4, 9, 14, 15, 17, 18, 22, 25, 26, 36, 37, 39, 48, 49, 51, 60, 61,
    ]);
    expect(new Set(analyticsCatalogue.map(({ name }) => name)).size).toBe(17);
    expect(analyticsName(48)).toBe('test drive of a used car');
  });
});

describe('analyticsEventFor', () => {
  const testDriveOnly = 'Test Drive Only';
  it.each([
    ['enquiry', { carType: 'new' }, 14],
    ['enquiry', { carType: 'used' }, 15],
    ['enquiry', { carType: 'demo' }, 22],
    ['enquiry', undefined, 22],
    ['test-drive', { carType: 'new' }, 17],
    ['test-drive', { carType: 'used' }, 48],
    ['test-drive', { carType: 'demo' }, 48],
    ['test-drive', { carType: 'used', tag: testDriveOnly }, 17],
    ['test-drive', { carType: 'demo', tag: 'TEST DRIVE ONLY' }, 17],
    ['finance', { carType: 'used' }, 9],
    ['career', undefined, 51],
    ['offer-accepted', undefined, 18],
  ] as const)('analyticsEventFor of a %s about %o is %s', (kind, vehicle, id) => {
    expect(analyticsEventFor(kind, vehicle)).toBe(id);
  });
});
