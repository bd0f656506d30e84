import { describe, expect, it } from 'vitest';
import { aSite, aVehicle } from '../testing/index.ts';
import { parseWebsiteSession, sessionPlugins } from './index.ts';

describe('parseWebsiteSession', () => {
  it('parseWebsiteSession reads plugins and the rating', () => {
    expect(
      parseWebsiteSession({
        plugins: ['car analysis', { name: 'Autogauge' }, 'Other'],
        reviews: { count: '293', average_rating: 4.7 },
      }),
    ).toEqual({
      kind: 'session',
      session: { plugins: ['Autogauge', 'Car Analysis'], reviews: { count: 293, average: 4.7 } },
    });
  });

  it('parseWebsiteSession has no plugins when none are listed, and is malformed when it is not an object', () => {
    expect(parseWebsiteSession({})).toEqual({ kind: 'session', session: { plugins: [] } });
    expect(parseWebsiteSession('gone').kind).toBe('malformed');
  });
});

describe('sessionPlugins', () => {
  const session = { plugins: ['Autogauge', 'Car Analysis'] } as const;
  const site = aSite({ plugins: { autogauge: true, carAnalysis: true } });

  it('sessionPlugins shows the price comparison for used cars only', () => {
    expect(sessionPlugins(session, aVehicle({ car_type: 'used' }), site)).toEqual(['Autogauge', 'Car Analysis']);
    expect(sessionPlugins(session, aVehicle({ car_type: 'new' }), site)).toEqual(['Car Analysis']);
  });

  it('shows nothing without the session, without the flag, or for a sold car', () => {
    expect(sessionPlugins(undefined, aVehicle(), site)).toEqual([]);
    expect(sessionPlugins({ plugins: [] }, aVehicle(), site)).toEqual([]);
    expect(sessionPlugins(session, aVehicle(), aSite())).toEqual([]);
    expect(sessionPlugins(session, aVehicle({ status: 'sold' }), site)).toEqual([]);
  });
});
