import { contactPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useTexts } from '@dealer/ui/Texts';
import { OrCall } from '../enquiry/OrCall.tsx';

/** Whom to ask when a page cannot help any further. */
export const DealerHelp = ({ vehicle }: { vehicle?: Vehicle | undefined }) => {
  const t = useTexts();
  return (
    <p>
      Not sure? <a href={contactPath}>{t('Write to us')}</a>
      <OrCall vehicle={vehicle} />
    </p>
  );
};
