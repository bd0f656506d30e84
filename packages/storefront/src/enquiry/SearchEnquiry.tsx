import { useLocation } from 'react-router';
import { searchEnquiryMessage } from '@dealer/core/enquiry';
import { Dialog } from '@dealer/ui/Dialog';
import { EnquiryPanel } from './EnquiryPanel.tsx';

/**
 * An enquiry about a search without results, in a dialog over its page. The message says what was searched for; the lead also has it as a
 * list, and the address of the search, so that the dealer can repeat it.
 */
export const SearchEnquiry = ({
  title,
  wanted,
  onClose,
}: {
  title: string;
  /** The filters of the search and what was not understood, as its chips say them. */
  wanted: readonly string[];
  onClose: () => void;
}) => {
  const { pathname, search } = useLocation();
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <EnquiryPanel
        label={title}
        form="similar"
        idPrefix="search-enquiry"
        message={searchEnquiryMessage(wanted)}
        extra={{ search_criteria: wanted, search_address: `${pathname}${search}` }}
      />
    </Dialog>
  );
};
