import { enquiryStarts } from '@dealer/core/card';
import type { EnquiryPurpose } from '@dealer/core/card';
import type { Vehicle } from '@dealer/core/vehicle';
import { Dialog } from '@dealer/ui/Dialog';
import { EnquiryPanel } from './EnquiryPanel.tsx';

/**
 * The enquiry about a vehicle, in a dialog over its page; its purpose sets heading, subcategory and first words.
 *
 * @example
 * <EnquiryDialog vehicle={vehicle} purpose="test-drive" onClose={close} />
 */
export const EnquiryDialog = ({ vehicle, purpose, onClose }: { vehicle: Vehicle; purpose: EnquiryPurpose; onClose: () => void }) => {
  const { title, subcategory, message } = enquiryStarts[purpose];
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={title}>
      <EnquiryPanel vehicle={vehicle} label={title} subcategory={subcategory} message={message} />
    </Dialog>
  );
};
