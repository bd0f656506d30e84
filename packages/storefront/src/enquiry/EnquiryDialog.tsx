import { enquiryStarts } from '@dealer/core/card';
import type { EnquiryPurpose } from '@dealer/core/card';
import type { Vehicle } from '@dealer/core/vehicle';
import { Dialog } from '@dealer/ui/Dialog';
import { EnquiryPanel } from './EnquiryPanel.tsx';
import { TestDrivePanel } from './TestDrivePanel.tsx';

/** A sold vehicle cannot be driven, held or bought any more: whoever comes by an old link is helped to another one. */
const purposeFor = (asked: EnquiryPurpose, vehicle: Vehicle): EnquiryPurpose => (vehicle.kind === 'sold' && asked !== 'enquire' ? 'similar' : asked);

/**
 * The enquiry about a vehicle, in a dialog over its page; its purpose sets heading, subcategory and first words, and which form it is.
 *
 * @example
 * <EnquiryDialog vehicle={vehicle} purpose="test-drive" onClose={close} />
 */
export const EnquiryDialog = ({ vehicle, purpose: asked, onClose }: { vehicle: Vehicle; purpose: EnquiryPurpose; onClose: () => void }) => {
  const purpose = purposeFor(asked, vehicle);
  const { title, subcategory, message } = enquiryStarts[purpose];
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
