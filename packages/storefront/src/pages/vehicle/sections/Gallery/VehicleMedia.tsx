import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import {
  type SpinnerEvent,
  spinnerReducer,
  type SpinnerState,
  spinnerViewLabels,
  startSpinner,
  vehicleVideo,
} from '@dealer/core/vehicle-page';
import { errorText } from '@dealer/core/errors';
import type { Vehicle } from '@dealer/core/vehicle';
import { Spinner, type SpinnerTab, SpinnerTabs } from '@dealer/ui/Spinner';
import { VideoPlayer } from '@dealer/ui/VideoPlayer';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { onIdleAfterPaint } from '../../../../pageStart/later/onIdleAfterPaint.ts';
import styles from './VehicleGallery.module.css';

/** The panel of the pictures is rendered by the gallery, in the first load, without tab attributes. */
const becomePanel = (panel: HTMLElement | null): void => {
  for (const [name, value] of [
    ['id', 'vehicle-images'],
    ['role', 'tabpanel'],
    ['aria-labelledby', 'vehicle-view-images'],
  ] as const)
    panel?.setAttribute(name, value);
};

type VehicleMediaProps = {
  vehicle: Vehicle;
  title: string;
  /** The element with the pictures: the panel of the Images tab. */
  pictures: RefObject<HTMLElement | null>;
  view: string;
  onView: (view: string) => void;
};

const turned = (state: SpinnerState | undefined, event: SpinnerEvent): SpinnerState | undefined =>
  state && spinnerReducer(state, event);

/** Failed frames are only logged. */
const logPicture = (src: string): void => console.warn(errorText('spinImages'), src);

/** Whether the visitor has not started to browse the pictures. */
const isPristine = (pictures: HTMLElement | null): boolean =>
  pictures === null ||
  !(
    pictures.contains(document.activeElement) ||
    pictures.closest('[inert]') ||
    (pictures.querySelector('[role="group"]')?.scrollLeft ?? 0) > 0
  );

/**
 * Tabs for the pictures, the 360 view and the film of a vehicle. The pictures are always shown first. If the site opens with the 360
 * view, it loads after them and replaces them once its first frame is there, unless the visitor is browsing the pictures.
 */
export const VehicleMedia = ({ vehicle, title, pictures, view, onView }: VehicleMediaProps) => {
  const t = useTexts();
  const { site } = useStorefront();
  const [start] = useState(() =>
    startSpinner(vehicle, site, { reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches }),
  );
  const [state, dispatch] = useReducer(turned, start);
  const [isWanted, want] = useState(false);
  const hasChosen = useRef(false);
  const video = vehicleVideo(vehicle);
  const opensWithSpin = start?.view === 'spin';

  useEffect(() => (opensWithSpin ? onIdleAfterPaint(() => want(true)) : undefined), [opensWithSpin]);

  const onEvent = useCallback(
    (event: SpinnerEvent) => {
      dispatch(event);
      if (event.kind === 'view') onView(event.view);
    },
    [onView],
  );

  const views = start?.views ?? (vehicle.pictures.length > 0 ? (['images'] as const) : []);
  const tabs: SpinnerTab[] = views.map((id) => ({
    id,
    label: spinnerViewLabels[id],
    panel: id === 'images' ? 'vehicle-images' : 'vehicle-spin',
  }));
  if (video) tabs.push({ id: 'video', label: t('Video'), panel: 'vehicle-video' });

  const hasTabs = tabs.length > 1;
  // Before the tabs are painted: they refer to the panel.
  useLayoutEffect(() => {
    if (hasTabs) becomePanel(pictures.current);
  }, [hasTabs, pictures]);

  const select = (id: SpinnerTab['id']): void => {
    hasChosen.current = true;
    if (id === 'video') onView(id);
    else onEvent({ kind: 'view', view: id });
    if (id === 'spin' || id === 'interior') want(true);
  };

  return (
    <>
      <div className={hasTabs ? styles.tabs : styles.none}>
        {hasTabs ? (
          <SpinnerTabs label={t('Views')} idPrefix="vehicle-view" tabs={tabs} selected={view} onSelect={select} />
        ) : null}
      </div>
      {state ? (
        <div
          id="vehicle-spin"
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`vehicle-view-${view === 'interior' ? 'interior' : 'spin'}`}
          hidden={view !== 'spin' && view !== 'interior'}
        >
          {isWanted ? (
            <Spinner
              title={title}
              frames={vehicle.spinImages}
              interior={vehicle.spinInteriorImage}
              hotspots={vehicle.hotspots}
              state={view === 'video' ? { ...state, view: 'images' } : state}
              onEvent={onEvent}
              canTurnByItself={site.detail.autorotate}
              onFrameLoaded={(frame) => {
                if (frame === 0 && opensWithSpin && !hasChosen.current && isPristine(pictures.current)) onView('spin');
              }}
              onPictureFailed={logPicture}
            />
          ) : null}
        </div>
      ) : null}
      {video ? (
        <div
          id="vehicle-video"
          className={styles.panel}
          role="tabpanel"
          aria-labelledby="vehicle-view-video"
          hidden={view !== 'video'}
        >
          {view === 'video' ? <VideoPlayer video={video} title={title} poster={vehicle.pictures[0]?.url} /> : null}
        </div>
      ) : null}
    </>
  );
};
