import type { Vehicle } from '@dealer/core/vehicle';
import { useTexts } from '@dealer/ui/Texts';
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
}) => {
  const t = useTexts();
  return (
    <p>
      <span>
        {waiting === undefined
          ? t('Nothing you typed is lost. You can try again')
          : t('Your enquiry is not lost. {text} You can also try again now', { text: waitingText(waiting) })}
      </span>
      <OrCall vehicle={vehicle} />
    </p>
  );
};
