import { telHref } from '@dealer/core/phone';
import { useStorefront } from '../boot/storefront.ts';

/** The way on when a lead could not be sent: try again, or call. */
export const FailureHelp = () => {
  const { site } = useStorefront();
  const phone = site.locations.find(({ primary }) => primary)?.contact_detail.phone;
  const call = phone ? telHref(phone) : undefined;
  return (
    <p>
      Nothing you typed is lost. You can try again
      {call === undefined ? null : (
        <>
          , or call <a href={call}>{phone}</a>
        </>
      )}
      .
    </p>
  );
};
