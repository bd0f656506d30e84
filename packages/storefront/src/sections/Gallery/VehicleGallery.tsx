import { Suspense, useEffect, useRef, useState } from 'react';
import type { VehicleTopModel } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';
import { Gallery } from '@dealer/ui/Gallery';
import { later } from '../../region/later.tsx';
import { Region } from '../../region/Region.tsx';
import { useOverlay } from '../../widgets/useOverlay.ts';
import styles from './VehicleGallery.module.css';

const VehicleLightbox = later(async () => (await import('./VehicleLightbox.tsx')).VehicleLightbox);
const VehicleMedia = later(async () => (await import('./VehicleMedia.tsx')).VehicleMedia);

/** When the first view has long been there: until then only a hand or the focus on the pictures brings the rest. */
const mediaAfterMs = 5_000;

/** What is seen of a vehicle: its pictures at once; full screen on need, and the 360 view and the film, where there is one, afterwards. */
export const VehicleGallery = ({
  vehicle,
  gallery,
  title,
}: { vehicle: Vehicle } & Pick<VehicleTopModel, 'gallery' | 'title'>) => {
  const fullScreen = useOverlay('pictures');
  const [start, setStart] = useState(0);
  const [view, setView] = useState('images');
  const [isWanted, want] = useState(false);
  const pictures = useRef<HTMLDivElement>(null);
  const place = <div className={styles.tabs} />;
  const wantMedia = () => want(true);
  const open = (index: number): void => {
    setStart(index);
    fullScreen.open();
  };

  useEffect(() => {
    const timer = setTimeout(want, mediaAfterMs, true);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.media} onPointerEnter={wantMedia} onFocus={wantMedia}>
      {(vehicle.spinImages[0] ?? vehicle.videoUrl ?? vehicle.externalVideoUrl) ? (
        <Region name="360 view" fallback={<div className={styles.none} />}>
          <Suspense fallback={place}>
            {isWanted ? (
              <VehicleMedia vehicle={vehicle} title={title} pictures={pictures} view={view} onView={setView} />
            ) : (
              place
            )}
          </Suspense>
        </Region>
      ) : null}
      <div ref={pictures} className={styles.pictures} hidden={view !== 'images'}>
        <Gallery {...gallery} title={title} onOpen={open} />
      </div>
      {fullScreen.isOpen ? (
        <Region name="full screen">
          <Suspense>
            <VehicleLightbox
              gallery={gallery}
              title={title}
              start={start}
              pictures={pictures}
              onClose={fullScreen.close}
            />
          </Suspense>
        </Region>
      ) : null}
    </div>
  );
};
