import type { LoaderFunctionArgs } from 'react-router';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import type { VehicleLoaderData } from '../vehicle/vehicleLoader.ts';
import { vehicleLoader } from '../vehicle/vehicleLoader.ts';
import { definePage } from '../../page/definePage.ts';

/** Checks that the visitor may reserve and loads the vehicle. */
const load =
  (deps: StorefrontDeps) =>
  async (args: LoaderFunctionArgs): Promise<VehicleLoaderData> => {
    await requireSession(deps, args.request);
    return vehicleLoader(deps)(args);
  };

/** A reservation of a vehicle. */
export const page = definePage({
  route: 'checkout',
  isPrivate: true,
  load,
});
