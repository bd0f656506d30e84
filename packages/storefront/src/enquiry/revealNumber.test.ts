import { aSite, aVehicle } from '@dealer/core/testing';
import { createHttp } from '@dealer/api/http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEventBus, type StorefrontEvent } from '../events/events.ts';
import { vehiclePath } from '@dealer/core/routes';
import { revealedNumbers } from '../stores/revealedNumbers.ts';
import { revealNumber } from './revealNumber.ts';

afterEach(() => vi.restoreAllMocks());

const aPage = (respond: () => Response | Promise<Response>) => {
  const cache = new Map<string, unknown>();
  const events = createEventBus();
  const heard: StorefrontEvent[] = [];
  events.subscribe((event) => heard.push(event));
  const sent: unknown[] = [];
  const storefront = {
    site: aSite({ website_id: 12 }),
    events,
    api: createHttp({
      baseUrl: 'https://dealer.example',
      fetch: async (input, init) => {
        sent.push(await new Request(input, init).json());
        return respond();
      },
    }),
    once: <T>(name: string, make: () => T): T => {
      if (!cache.has(name)) cache.set(name, make());
      return cache.get(name) as T;
    },
  };
  return { storefront, heard, sent };
};

describe('a revealed phone number', () => {
  it('a revealed phone number is recorded with the backend and as event 25, once, however it is written', async () => {
    const { storefront, heard, sent } = aPage(() => Response.json({ success: true }));
    await revealNumber(storefront, aVehicle(), '07 5550 1234');
    await revealNumber(storefront, aVehicle(), '0755501234');
    expect(heard).toEqual([{ kind: 'analytics', id: 25, name: 'phone click', carId: 1042 }]);
    expect(sent).toEqual([expect.objectContaining({ car_id: 1042, website_id: 12 })]);
    expect(revealedNumbers(storefront, vehiclePath(aVehicle().slug)).getState()).toEqual(['0755501234']);
  });

  it('a revealed phone number stays revealed when the backend fails, and only the console hears of it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { storefront, heard } = aPage(() => new Response('', { status: 500 }));
    await revealNumber(storefront, aVehicle(), '07 5550 1234');
    expect(warn).toHaveBeenCalledWith('The phone reveal could not be recorded');
    expect(heard).toHaveLength(1);
    expect(revealedNumbers(storefront, vehiclePath(aVehicle().slug)).getState()).toEqual(['0755501234']);
  });

  it('a revealed phone number belongs to its vehicle’s page', async () => {
    const { storefront } = aPage(() => Response.json({}));
    await revealNumber(storefront, aVehicle(), '07 5550 1234');
    expect(revealedNumbers(storefront, '/cars/another').getState()).toEqual([]);
  });
});
