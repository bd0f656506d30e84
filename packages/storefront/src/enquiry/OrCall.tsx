import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { phoneChoice, phoneView, telHref } from '@dealer/core/contact';
import { vehiclePath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { revealNumber } from '../pages/vehicle/revealNumber.ts';
import { revealedNumbers } from '../stores/revealedNumbers.ts';

/**
 * The end of a sentence: ", or call", the number of the vehicle's own yard (without a vehicle that of the primary location) and the full stop. On the
 * vehicle's page it is masked until it is revealed there; to dial it reveals it (decisions D7, D8).
 *
 * @example
 * <p>You can try again<OrCall vehicle={vehicle} /></p>
 */
export const OrCall = ({ vehicle }: { vehicle?: Vehicle | undefined }) => {
  const storefront = useStorefront();
  const { site } = storefront;
  const { pathname } = useLocation();
  const path = vehicle === undefined ? '' : vehiclePath(vehicle.slug);
  const revealed = useStore(revealedNumbers(storefront, path));
  const choice = vehicle && phoneChoice(vehicle, site);
  const number =
    vehicle === undefined
      ? site.locations.find(({ primary }) => primary)?.contact_detail.phone
      : choice?.kind === 'phone'
        ? choice.number
        : undefined;
  const href = number ? telHref(number) : undefined;
  if (!number || href === undefined) return <span>.</span>;
  const isOnItsPage = vehicle !== undefined && pathname.replace(/\/$/, '') === path;
  return (
    <span>
      , or call{' '}
      <a
        href={href}
        translate="no"
        onClick={isOnItsPage ? () => void revealNumber(storefront, vehicle, number) : undefined}
      >
        {isOnItsPage ? phoneView(number, revealed, site).text : number}
      </a>
      .
    </span>
  );
};
