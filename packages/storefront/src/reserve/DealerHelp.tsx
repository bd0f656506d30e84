import { contactPath } from '@dealer/core/routes';
import { telHref } from '@dealer/core/phone';
import { useStorefront } from '../boot/storefront.ts';

/** Whom to ask when a page cannot help any further. */
export const DealerHelp = () => {
  const { site } = useStorefront();
  const phone = site.locations.find(({ primary }) => primary)?.contact_detail.phone;
  const call = phone ? telHref(phone) : undefined;
  return (
    <p>
      Not sure? <a href={contactPath}>Write to us</a>
      {call === undefined ? '.' : (
        <>
          , or call <a href={call}>{phone}</a>.
        </>
      )}
    </p>
  );
};
