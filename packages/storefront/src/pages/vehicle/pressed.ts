import type { MouseEvent } from 'react';
import type { Vehicle } from '@dealer/core/vehicle';
import type { Storefront } from '../../boot/storefront.ts';
import { offerToPlugin } from '../../shell/offerToPlugin.ts';

/** Buttons that a plugin of the site may handle; otherwise they open the enquiry. */
const pluginButtons = ['chatWithUs', 'openAutobot'];

/**
 * Side effects of a press: a call is recorded, a history report is counted (event 60),
 * chat and autobot go to the site's plugins first. If none handles it, the link opens the enquiry.
 */
export const pressed = (event: MouseEvent, vehicle: Vehicle, storefront: Storefront): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  const name = link.dataset['button'] ?? '';
  if (href.startsWith('tel:'))
    void import('../../enquiry/revealNumber.ts').then(({ revealNumber }) =>
      revealNumber(storefront, vehicle, href.slice(4)),
    );
  if (name === 'carHistoryReport')
    storefront.events.emit({ kind: 'analytics', id: 60, name: 'history report', carId: vehicle.id });
  if (!pluginButtons.includes(name) || !href.includes('?enquire=')) return;
  if (offerToPlugin(name, storefront, { carId: vehicle.id, slug: vehicle.slug })) event.preventDefault();
};
