import { createStorefront as create, type StorefrontOptions } from '../boot/createStorefront.ts';
import type { Storefront } from '../boot/storefront.ts';
import { connect, startLive } from './live.ts';

export type { StorefrontOptions };

/** In place of `boot/createStorefront.ts` in the development server: the storefront of a page whose site and template change. */
export const createStorefront = (options: StorefrontOptions): Storefront => {
  const storefront = create({ ...options, ...startLive(options) });
  connect(storefront);
  void import('./panel/showPanel.tsx').then(({ showPanel }) => showPanel(storefront));
  return storefront;
};
