import type { Storefront } from '../boot/storefront.ts';

/**
 * Offers a press to the site's plugins: one listens for `dealer:plugin` and answers with `event.preventDefault()`; `detail` has the
 * button's name, the site's token, its `overrides` and what the page is about. Whether one answered.
 */
export const offerToPlugin = (name: string, { site }: Pick<Storefront, 'site'>, about: object = {}): boolean =>
  !dispatchEvent(
    new CustomEvent('dealer:plugin', {
      cancelable: true,
      detail: { name, token: site.plugins.chatToken, overrides: site.overrides, ...about },
    }),
  );
