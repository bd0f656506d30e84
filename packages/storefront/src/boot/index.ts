export { createStorefront } from './createStorefront.ts';
export type { StorefrontOptions } from './createStorefront.ts';
export { StorefrontProvider, useStorefront } from './storefront.ts';
export type { Storefront } from './storefront.ts';
