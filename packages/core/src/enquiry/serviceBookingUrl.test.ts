import { describe, expect, it } from 'vitest';
import { serviceBookingUrl } from './index.ts';

describe('serviceBookingUrl', () => {
  it.each([
    ['yard7', 'https://consumer.xtime.net.au/scheduling/?webkey=yard7'],
    [' a&b=c#d ', 'https://consumer.xtime.net.au/scheduling/?webkey=a%26b%3Dc%23d'],
    ['', undefined],
    ['  ', undefined],
    [null, undefined],
  ])('serviceBookingUrl with the key %j: %s', (xtime_webkey, url) => {
    expect(serviceBookingUrl({ xtime_webkey })).toBe(url);
  });
});
