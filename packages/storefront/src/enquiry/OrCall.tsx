import { useLocation } from 'react-router';
import { phoneChoice, telHref } from '@dealer/core/contact';
import { vehiclePath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { RevealPhone } from '@dealer/ui/RevealPhone';
import { useStorefront } from '../boot/storefront.ts';
import { revealNumber } from './revealNumber.ts';
import { usePhoneView } from '../browser/usePhoneView.ts';

/**
 * The end of a sentence: ", or call", the number of the vehicle's own yard (without a vehicle that of the primary location) and the full
 * stop. On the vehicle's page it is a button that shows the number, until it was revealed there (decisions D7, D8).
 */
export const OrCall = ({ vehicle }: { vehicle?: Vehicle | undefined }) => {
  const storefront = useStorefront();
  const { site } = storefront;
  const { pathname } = useLocation();
  const path = vehicle === undefined ? '' : vehiclePath(vehicle.slug);
  const view = usePhoneView(path);
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
  const reveal = (): void => void (isOnItsPage && revealNumber(storefront, vehicle, number));
  return (
    <span>
      , or call{' '}
      <RevealPhone
        inline
        view={isOnItsPage ? view(number) : { kind: 'open', text: number, href }}
        onReveal={reveal}
        onCall={reveal}
      />
      <span>.</span>
    </span>
  );
};
