import { userMetadata } from '@dealer/core/account';
import { favouriteOf } from '@dealer/core/saved';
import { allOf, vehicleFilter } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { parseVehicle } from '@dealer/core/vehicle';
import { mockCode } from '../auth/authRows.ts';
import { findCars } from '../handlers/findCars.ts';
import { handleApi } from '../handlers/handleApi.ts';
import type { MockDeps } from '../routing/mockRoute.ts';
import type { MockState } from '../state/mockState.ts';
import { memoryStore } from '../store/memoryStore.ts';

const phone = '61412345678';

/** A state in which Ana Kerr is signed in and has two favourites; everything else is as in the given state. */
export const signedIn = async (state: MockState, deps: MockDeps, site: Site): Promise<MockState> => {
  const store = memoryStore();
  // As a new person: a code was sent to no number.
  const rows = (state.store?.rows ?? []).filter(([table]) => !table.startsWith('auth-'));
  await store.load({ leads: [], views: [], ...state.store, rows });
  const call = async (path: string, body: object): Promise<string> => {
    const request = new Request(`http://mocks.invalid/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await handleApi(request, { ...deps, store }))?.text() ?? '';
  };
  const who = { name: 'Ana', lastName: 'Kerr', email: 'ana@example.com' };
  await call('otp', { phone, data: userMetadata(who, site) });
  const auth = await call('verify', { type: 'sms', phone, token: mockCode });
  const filter = allOf(vehicleFilter(site, deps.now()), 'status = in_stock');
  const cars = await findCars(deps, filter, 2);
  const favourites = cars.flatMap((doc) => {
    const read = parseVehicle(doc);
    return read.kind === 'vehicle' ? [favouriteOf(read.vehicle)] : [];
  });
  const local = { ...state.local, auth, favourites: JSON.stringify({ version: 1, value: favourites }) };
  return { ...state, local, store: await store.dump() };
};
