import { useState } from 'react';
import type { VehicleTopModel } from '@dealer/core/detail';
import { AnnouncementBar } from '@dealer/ui/AnnouncementBar';

/** "Located at {city}", until the shopper closes it (decision C24). */
export const VehicleNotices = ({ announcement, slug }: { announcement: VehicleTopModel['announcement']; slug: string }) => {
  const [closedFor, setClosedFor] = useState<string>();
  if (!announcement || closedFor === slug) return null;
  return <AnnouncementBar text={announcement.text} link={{ label: 'Get Directions', href: announcement.directionsHref }} onClose={() => setClosedFor(slug)} />;
};
