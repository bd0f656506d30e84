import { type Favourite, parseFavourites } from '@dealer/core/saved';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { persisted, type Persisted } from '../stores/persisted.ts';

/** The vehicle whose save led to sign-in, stored for this visit until it is completed (decision E14). */
export const pendingSave = ({ session }: Pick<StorefrontDeps, 'session'>): Persisted<Favourite | null> =>
  persisted<Favourite | null>(
    session.storage,
    `${session.prefix}pending-save`,
    (value) => parseFavourites([value])?.[0],
    1,
    null,
  );
