import { searchEnquiryMessage } from '@dealer/core/enquiry';
import { Dialog } from '@dealer/ui/Dialog';
import { EnquiryPanel } from './EnquiryPanel.tsx';

/**
 * An enquiry about a search without results, in a dialog over its page. The message says what was searched for.
 *
 * @example
 * <SearchEnquiry title="Tell us what you want" wanted={['“hilux”', 'Red']} onClose={close} />
 */
export const SearchEnquiry = ({
  title,
  wanted,
  onClose,
}: {
  title: string;
  wanted: readonly string[];
  onClose: () => void;
}) => (
  <Dialog open onOpenChange={onClose} title={title}>
    <EnquiryPanel label={title} form="similar" idPrefix="search-enquiry" message={searchEnquiryMessage(wanted)} />
  </Dialog>
);
