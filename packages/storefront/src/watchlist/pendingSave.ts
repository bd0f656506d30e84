import { parseFavourites } from '@dealer/core/local';
import type { Favourite } from '@dealer/core/local';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { persisted } from '../stores/persisted.ts';
import type { Persisted } from '../stores/persisted.ts';

/**
 * The vehicle whose save led to sign-in, kept for this visit until that is done (decision E14).
 *
 * @example
 * pendingSave(storefront).write(favouriteOf(vehicle));
 */
export const pendingSave = ({ session }: Pick<StorefrontDeps, 'session'>): Persisted<Favourite | null> =>
  persisted<Favourite | null>(
    session.storage,
    `${session.prefix}pending-save`,
    (value) => parseFavourites([value])?.[0],
    1,
    null,
  );
