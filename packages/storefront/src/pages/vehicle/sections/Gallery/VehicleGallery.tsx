import { Suspense, useEffect, useRef, useState } from 'react';
import type { VehicleTopModel } from '@dealer/core/vehicle-page';
import type { Vehicle } from '@dealer/core/vehicle';
import { Gallery } from '@dealer/ui/Gallery';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { onIdleAfterPaint } from '../../../../pageStart/later/onIdleAfterPaint.ts';
import { ErrorRegion } from '../../../../errors/ErrorRegion.tsx';
import { useOverlay } from '../../../../browser/useOverlay.ts';
import styles from './VehicleGallery.module.css';

const VehicleLightbox = lazyWithPreload(async () => (await import('./VehicleLightbox.tsx')).VehicleLightbox);
const VehicleMedia = lazyWithPreload(async () => (await import('./VehicleMedia.tsx')).VehicleMedia);

/** The pictures of a vehicle. Full screen loads on demand; the 360 view and the film load when the browser is idle. */
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
  const placeholder = <div className={styles.tabs} />;
  const wantMedia = () => want(true);
  const open = (index: number): void => {
    setStart(index);
    fullScreen.open();
  };

  useEffect(() => onIdleAfterPaint(() => want(true)), []);

  return (
    <div className={styles.media} onPointerEnter={wantMedia} onFocus={wantMedia}>
      {(vehicle.spinImages[0] ?? vehicle.videoUrl ?? vehicle.externalVideoUrl) ? (
        <ErrorRegion name="360 view" fallback={<div className={styles.none} />}>
          <Suspense fallback={placeholder}>
            {isWanted ? (
              <VehicleMedia vehicle={vehicle} title={title} pictures={pictures} view={view} onView={setView} />
            ) : (
              placeholder
            )}
          </Suspense>
        </ErrorRegion>
      ) : null}
      <div ref={pictures} className={styles.pictures} hidden={view !== 'images'}>
        <Gallery {...gallery} title={title} onOpen={open} />
      </div>
      {fullScreen.isOpen ? (
        <ErrorRegion name="full screen">
          <Suspense>
            <VehicleLightbox
              gallery={gallery}
              title={title}
              start={start}
              pictures={pictures}
              onClose={fullScreen.close}
            />
          </Suspense>
        </ErrorRegion>
      ) : null}
    </div>
  );
};
