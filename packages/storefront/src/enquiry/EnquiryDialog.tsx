import { enquiryStarts } from '@dealer/core/card';
import type { EnquiryPurpose } from '@dealer/core/card';
import { isFinanceOffered, isQuotable } from '@dealer/core/finance';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';
import { Suspense } from 'react';
import { Dialog } from '@dealer/ui/Dialog';
import { useStorefront } from '../boot/storefront.ts';
import { later } from '../region/later.tsx';
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
 * The enquiry about a vehicle, in a dialog over its page; its purpose sets heading, subcategory and first words, and which form it is.
 *
 * @example
 * <EnquiryDialog vehicle={vehicle} purpose="test-drive" onClose={close} />
 */
export const EnquiryDialog = ({ vehicle, purpose: asked, onClose }: { vehicle: Vehicle; purpose: EnquiryPurpose; onClose: () => void }) => {
  const { site } = useStorefront();
  const purpose = purposeFor(asked, vehicle, site);
  const { title, subcategory, message } = enquiryStarts[purpose];
  if (purpose === 'finance') {
    const quotable = isQuotable(vehicle, site);
    const heading = quotable ? site.phrases['finance.popupTitle'] : title;
    return (
      <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={heading}>
        <Suspense>{quotable ? <FinancePopup vehicle={vehicle} label={heading} /> : <FinancePanel vehicle={vehicle} label={heading} />}</Suspense>
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={title}>
      {purpose === 'test-drive' ? (
        <TestDrivePanel vehicle={vehicle} label={title} message={message} />
      ) : (
        <EnquiryPanel vehicle={vehicle} label={title} subcategory={subcategory} message={message} asksPhotos={purpose === 'photos'} {...(purpose === 'photos' ? { messageLabel: 'What would you like to see?' } : {})} />
      )}
    </Dialog>
  );
};
