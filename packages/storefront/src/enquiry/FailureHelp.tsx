import { telHref } from '@dealer/core/phone';
import { useStorefront } from '../boot/storefront.ts';
import { waitingText } from '../outbox/outboxItems.ts';
import type { WaitingLead } from './useSendLead.ts';

/** The way on when a lead could not be sent: it waits and is sent by itself, or try again, or call. */
export const FailureHelp = ({ waiting }: { waiting?: WaitingLead | undefined }) => {
  const { site } = useStorefront();
  const phone = site.locations.find(({ primary }) => primary)?.contact_detail.phone;
  const call = phone ? telHref(phone) : undefined;
  return (
    <p>
      {waiting === undefined ? 'Nothing you typed is lost. You can try again' : `Your enquiry is not lost. ${waitingText(waiting)} You can also try again now`}
      {call === undefined ? null : (
        <>
          , or call <a href={call}>{phone}</a>
        </>
      )}
      .
    </p>
  );
};
