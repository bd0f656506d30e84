import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { VehicleTopModel } from '@dealer/core/detail';
import { goToPicture } from '@dealer/ui/Gallery';
import { Lightbox } from '@dealer/ui/Lightbox';

type VehicleLightboxProps = Pick<VehicleTopModel, 'gallery' | 'title'> & {
  start: number;
  pictures: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The pictures over the whole screen. The gallery behind goes along, so that it stands at the picture last seen; focus goes back to where it was. */
export const VehicleLightbox = ({ gallery, title, start, pictures, onClose }: VehicleLightboxProps) => {
  const seen = useRef(start);
  useEffect(
    () => () => {
      if (pictures.current) goToPicture(pictures.current, seen.current);
    },
    [pictures],
  );
  return (
    <Lightbox
      pictures={gallery.pictures}
      start={start}
      title={title}
      onView={(index) => {
        seen.current = index;
      }}
      onClose={onClose}
    />
  );
};
