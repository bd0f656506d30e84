import { useState } from 'react';
import type { VehicleTopModel } from '@dealer/core/detail';
import { AnnouncementBar } from '@dealer/ui/AnnouncementBar';
import { useStorefront } from '../../boot/storefront.ts';
import { persisted } from '../../stores/persisted.ts';

const readSlugs = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((slug) => typeof slug === 'string') ? value : undefined;

/** "Located at {city}", until the shopper closes it; for this vehicle it stays closed for the session (decision C24). */
export const VehicleNotices = ({
  announcement,
  slug,
}: {
  announcement: VehicleTopModel['announcement'];
  slug: string;
}) => {
  const { session } = useStorefront();
  const [kept] = useState(() =>
    persisted<string[]>(session.storage, `${session.prefix}closed-notices`, readSlugs, 1, []),
  );
  const [closed, setClosed] = useState(kept.read);
  if (!announcement || closed.includes(slug)) return null;
  const close = (): void => {
    const slugs = [...closed, slug];
    kept.write(slugs);
    setClosed(slugs);
  };
  return (
    <AnnouncementBar
      text={announcement.text}
      link={{ label: 'Get Directions', href: announcement.directionsHref }}
      onClose={close}
    />
  );
};
