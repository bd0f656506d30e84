import { enquiryStarts } from '@dealer/core/card';
import type { EnquiryPurpose } from '@dealer/core/card';
import { isFinanceOffered, isQuotable } from '@dealer/core/finance';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '@dealer/ui/Dialog';
import { useStorefront } from '../boot/storefront.ts';
import { later } from '../region/later.tsx';
import { useOverlay } from '../widgets/useOverlay.ts';
import { EnquiryPanel } from './EnquiryPanel.tsx';
import { TestDrivePanel } from './TestDrivePanel.tsx';

const FinancePopup = later(async () => (await import('../finance/FinancePopup.tsx')).FinancePopup);
const FinancePanel = later(async () => (await import('../finance/FinancePanel.tsx')).FinancePanel);

/**
 * A sold vehicle cannot be driven, held or bought any more: whoever comes by an old link is helped to another one. Where the site does not
 * speak of finance, nobody is asked about a loan.
 */
const purposeFor = (asked: EnquiryPurpose, vehicle: Vehicle, site: Site): EnquiryPurpose => {
  if (vehicle.kind === 'sold' && asked !== 'enquire') return 'similar';
  return asked === 'finance' && !isFinanceOffered(vehicle, site) ? 'enquire' : asked;
};

/**
 * The dialog is a state of the address: a link opens it. Its entry of the history always lies over one of the vehicle's page: one is
 * put below where the visit begins with the dialog (a link on a card, or from outside).
 */
const useEnquiryOverlay = (isArrival: boolean): { close: () => void } => {
  const { router } = useStorefront();
  const { pathname, search } = useLocation();
  const { isOpen, open, close } = useOverlay('enquiry');
  const isPlaced = useRef(isOpen);
  useEffect(() => {
    // A visitor who already follows another link stays on their way.
    if (isPlaced.current || router.state.navigation.state !== 'idle') return;
    isPlaced.current = true;
    void (async () => {
      if (isArrival) await router.navigate(pathname, { replace: true, preventScrollReset: true });
      open(pathname + search, { replace: !isArrival });
    })();
  }, [router, pathname, search, isArrival, open]);
  return { close };
};

/**
 * The enquiry about a vehicle, in a dialog over its page; its purpose sets heading, subcategory and first words, and which form it is.
 *
 * @example
 * <EnquiryDialog vehicle={vehicle} purpose="test-drive" isArrival={false} />
 */
export const EnquiryDialog = ({
  vehicle,
  purpose: asked,
  isArrival,
}: {
  vehicle: Vehicle;
  purpose: EnquiryPurpose;
  isArrival: boolean;
}) => {
  const { site } = useStorefront();
  const { close } = useEnquiryOverlay(isArrival);
  const purpose = purposeFor(asked, vehicle, site);
  const { title, subcategory, message } = enquiryStarts[purpose];
  if (purpose === 'finance') {
    const quotable = isQuotable(vehicle, site);
    const heading = quotable ? site.phrases['finance.popupTitle'] : title;
    return (
      <Dialog open onOpenChange={close} title={heading}>
        <Suspense>
          {quotable ? (
            <FinancePopup vehicle={vehicle} label={heading} />
          ) : (
            <FinancePanel vehicle={vehicle} label={heading} />
          )}
        </Suspense>
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={close} title={title}>
      {purpose === 'test-drive' ? (
        <TestDrivePanel vehicle={vehicle} label={title} message={message} />
      ) : (
        <EnquiryPanel
          vehicle={vehicle}
          label={title}
          subcategory={subcategory}
          message={message}
          asksPhotos={purpose === 'photos'}
          {...(purpose === 'photos' ? { messageLabel: 'What would you like to see?' } : {})}
        />
      )}
    </Dialog>
  );
};
