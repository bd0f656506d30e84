import type { Vehicle } from '@dealer/core/vehicle';
import { waitingText } from '../outbox/outboxItems.ts';
import { OrCall } from './OrCall.tsx';
import type { WaitingLead } from './useWaitingLead.ts';

/** The way on when a lead could not be sent: it waits and is sent by itself, or try again, or call the vehicle's yard. */
export const FailureHelp = ({
  waiting,
  vehicle,
}: {
  waiting?: WaitingLead | undefined;
  vehicle?: Vehicle | undefined;
}) => (
  <p>
    <span>
      {waiting === undefined
        ? 'Nothing you typed is lost. You can try again'
        : `Your enquiry is not lost. ${waitingText(waiting)} You can also try again now`}
    </span>
    <OrCall vehicle={vehicle} />
  </p>
);
