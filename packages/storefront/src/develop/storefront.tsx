import { type ReactNode, useSyncExternalStore } from 'react';
import { StorefrontProvider as Provider, type Storefront } from '../boot/storefront.ts';
import { currentStorefront, onChange } from './live.ts';

export * from '../boot/storefront.ts';

/** In place of that of `boot/storefront.ts` in the development server: all that reads the storefront follows its changes. */
export const StorefrontProvider = ({ value, children }: { value: Storefront; children: ReactNode }) => (
  <Provider value={useSyncExternalStore(onChange, currentStorefront) ?? value}>{children}</Provider>
);
