import { type EnquiryPurpose, enquiryStart } from '@dealer/core/card';
import { isFinanceOffered, canRequestQuote } from '@dealer/core/finance';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';
import { Suspense, useEffect, useRef } from 'react';
import { Dialog } from '@dealer/ui/Dialog';
import { useStorefront } from '../../boot/storefront.ts';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { useLocationNow } from '../../browser/useLocationNow.ts';
import { useOverlay } from '../../browser/useOverlay.ts';
import { EnquiryPanel } from '../../enquiry/EnquiryPanel.tsx';
import { TestDrivePanel } from '../../enquiry/TestDrivePanel.tsx';

const FinancePopup = lazyWithPreload(async () => (await import('../../finance/FinancePopup.tsx')).FinancePopup);
const FinancePanel = lazyWithPreload(async () => (await import('../../finance/FinancePanel.tsx')).FinancePanel);

/**
 * The purpose that the vehicle and the site allow: an enquiry about a sold vehicle is about similar ones, and a site without finance has
 * no finance enquiry.
 */
const purposeFor = (requested: EnquiryPurpose, vehicle: Vehicle, site: Site): EnquiryPurpose => {
  if (vehicle.kind === 'sold' && requested !== 'enquire') return 'similar';
  return requested === 'finance' && !isFinanceOffered(vehicle, site) ? 'enquire' : requested;
};

/**
 * The dialog is part of the address: a link opens it. Its history entry always follows one of the vehicle's page: where the visit begins
 * with the dialog (a link on a card, or from outside), that entry is inserted.
 */
const useEnquiryOverlay = (isArrival: boolean): { close: () => void } => {
  const { router } = useStorefront();
  const { pathname, search } = useLocationNow();
  const { isOpen, open, close } = useOverlay('enquiry');
  const isPlaced = useRef(isOpen);
  useEffect(() => {
    // Do not interrupt a navigation to another page.
    if (isPlaced.current || router.state.navigation.state !== 'idle') return;
    isPlaced.current = true;
    void (async () => {
      if (isArrival) await router.navigate(pathname, { replace: true, preventScrollReset: true });
      open(pathname + search, !isArrival);
    })();
  }, [router, pathname, search, isArrival, open]);
  return { close };
};

/**
 * The enquiry about a vehicle, in a dialog over its page. The purpose determines the heading, the subcategory, the first message and the
 * form.
 */
export const EnquiryDialog = ({
  vehicle,
  purpose: requested,
  isArrival,
}: {
  vehicle: Vehicle;
  purpose: EnquiryPurpose;
  isArrival: boolean;
}) => {
  const { site } = useStorefront();
  const { close } = useEnquiryOverlay(isArrival);
  const purpose = purposeFor(requested, vehicle, site);
  const { title, subcategory, message } = enquiryStart(purpose, vehicle);
  if (purpose === 'finance') {
    const quotable = canRequestQuote(vehicle, site);
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
          {...(purpose === 'trade-in' ? { form: 'tradeIn' } : {})}
          message={message}
          isPhotoRequest={purpose === 'photos'}
          {...(purpose === 'photos' ? { messageLabel: 'What would you like to see?' } : {})}
        />
      )}
    </Dialog>
  );
};
