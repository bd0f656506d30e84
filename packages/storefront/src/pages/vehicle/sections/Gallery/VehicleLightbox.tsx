import { type RefObject, useEffect, useRef } from 'react';
import type { VehicleTopModel } from '@dealer/core/vehicle-page';
import { goToPicture } from '@dealer/ui/Gallery';
import { Lightbox } from '@dealer/ui/Lightbox';

type VehicleLightboxProps = Pick<VehicleTopModel, 'gallery' | 'title'> & {
  start: number;
  pictures: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The pictures in full screen. The gallery behind follows, so that it shows the last picture seen when this closes; focus returns to its opener. */
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
      origin={() => pictures.current?.querySelector('[data-part="gallery"] > div')?.getBoundingClientRect()}
      onView={(index) => {
        seen.current = index;
      }}
      onClose={onClose}
    />
  );
};
