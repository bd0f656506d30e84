import type { VehicleTopModel } from '@dealer/core/vehicle-page';
import { AnnouncementBar } from '@dealer/ui/AnnouncementBar';
import { useTexts } from '@dealer/ui/Texts';
import { useClosedNotice } from '../../browser/useClosedNotice.ts';

/** "Located at {city}"; once closed it stays closed for this vehicle and session (decision C24). */
export const VehicleNotices = ({
  announcement,
  slug,
}: {
  announcement: VehicleTopModel['announcement'];
  slug: string;
}) => {
  const t = useTexts();
  const [isClosed, close] = useClosedNotice(slug);
  return !announcement || isClosed ? null : (
    <AnnouncementBar
      text={announcement.text}
      link={{ label: t('Get Directions'), href: announcement.directionsHref }}
      onClose={close}
    />
  );
};
