import {
  frameShown,
  type ListedHotspot,
  listedHotspots,
  hotspotsAt,
  type SpinnerEvent,
  spinnerShows,
  type SpinnerState,
} from '@dealer/core/vehicle-page';
import type { VehicleHotspots } from '@dealer/core/vehicle';
import { useCallback, useId, useImperativeHandle, useRef, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { X } from '../icons/icons.ts';
import { Maximize2 } from '../icons/vehicleIcons.ts';
import { List, Minimize2, Pause, Play, RotateCcw, RotateCw } from '../icons/lateIcons.ts';
import { Button } from '../Button/Button.tsx';
import { HotspotList } from '../HotspotList/HotspotList.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Spinner.module.css';
import { SpinnerInterior } from './SpinnerInterior.tsx';
import { SpinnerTurn } from './SpinnerTurn.tsx';
import { useFullscreen } from './useFullscreen.ts';

export type SpinnerProps = {
  /** What turns. */
  title: string;
  /** Addresses of the frames, in their order around the vehicle. */
  frames: readonly string[];
  /** The picture of the whole interior, to look around in. */
  interior?: string;
  /** The marked details of the vehicle. */
  hotspots?: VehicleHotspots;
  /** What is shown: frame, zoom, view. */
  state: SpinnerState;
  /** Dispatches to `spinnerReducer`. Must be a stable function. */
  onEvent: (event: SpinnerEvent) => void;
  /** The site allows automatic rotation: adds its button. */
  canTurnByItself?: boolean;
  /** Called when a frame has loaded. */
  onFrameLoaded?: (frame: number) => void;
  /** Called when a picture cannot be loaded. */
  onPictureFailed?: (src: string) => void;
};

/**
 * A vehicle from all sides and from inside, with hotspots. It turns by dragging, swiping, arrow keys or two buttons, and can fill
 * the screen. `spinnerReducer` has its state.
 *
 * @avoid For ordinary photos, which are a `Gallery`, or while something loads: it turns a vehicle.
 * @keyboard The picture is one stop of the Tab key and arrow keys turn it. The tabs change with left and right arrows, Home and End. Escape
 * @accessibility Screen readers: the picture is a slider whose value is the angle, such as "Turned 90 degrees"; loading is a progress bar, and a failure an alert. The views are tabs. Hotspots are buttons named by number and text, and the text of the open one is announced.
 * @accessibility Touch: tabs, buttons and hotspots are at least 44 px high. A swipe up or down scrolls the page.
 * @accessibility Motion: where it can turn by itself (`canTurnByItself`), a button pauses it; `startSpinner` starts none with reduced motion. The hint moves three times, but not with reduced motion. Forced colours: the selected tab has the system's highlight colour.
 *   leaves the full screen.
 *
 * @example
 * <Spinner title="2022 Toyota Hilux SR5" frames={vehicle.spinImages} hotspots={vehicle.hotspots} state={state} onEvent={dispatch} />
 */
export const Spinner = ({
  title,
  frames,
  interior,
  hotspots,
  state,
  onEvent,
  canTurnByItself = false,
  onFrameLoaded,
  onPictureFailed,
  ...root
}: WithRoot<SpinnerProps, 'div'>) => {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(root.ref, () => box.current, []);
  const [chosen, setChosen] = useState<number>();
  const [isListed, setListed] = useState(false);
  const listId = useId();
  const onFullscreen = useCallback((on: boolean) => onEvent({ kind: 'fullscreen', on }), [onEvent]);
  const toggleFullscreen = useFullscreen(box, state.fullscreen, onFullscreen);

  const isInside = state.view === 'interior' && interior !== undefined;
  const { loading } = spinnerShows({ ...state, view: 'spin' });
  const isBroken = !isInside && frameShown(state) === undefined;
  const listed = listedHotspots(hotspots, { frames: frames.length, hasInterior: interior !== undefined });
  const numberOf = (id: number): number => listed.findIndex((hotspot) => hotspot.id === id) + 1;
  const placed = isInside
    ? hotspotsAt(hotspots, { view: 'interior' })
    : loading || isBroken
      ? []
      : hotspotsAt(hotspots, { view: 'spin', frame: state.frame, frames: state.frames });
  // The text of a hotspot closes with its picture.
  const open = placed.find(({ id }) => id === chosen);

  const goTo = ({ id, at }: ListedHotspot) => {
    if (at === undefined) return;
    onEvent({ kind: 'view', view: at.view });
    if (at.view === 'spin') onEvent({ kind: 'turnTo', frame: at.frame });
    setChosen(id);
    box.current?.scrollIntoView({ block: 'nearest' });
  };

  const spots = placed.map(({ id, description, left, top }) => (
    <button
      key={id}
      type="button"
      className={styles.spot}
      style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}
      aria-label={`${numberOf(id)}: ${description}`}
      aria-pressed={id === chosen}
      onClick={() => setChosen(id === chosen ? undefined : id)}
      data-part="hotspot"
    >
      <span aria-hidden="true">{numberOf(id)}</span>
    </button>
  ));

  return (
    <div
      {...rootProps(root, styles.spinner)}
      ref={box}
      data-part="spinner"
      data-fullscreen={state.fullscreen || undefined}
      data-surface={state.fullscreen ? 'inverse' : undefined}
    >
      <div className={styles.stage}>
        {isBroken ? (
          <div className={styles.problem} role="alert">
            <p>{t('The 360 view could not be loaded.')}</p>
            {state.views.includes('images') ? (
              <Button onClick={() => onEvent({ kind: 'view', view: 'images' })}>{t('Show the pictures')}</Button>
            ) : null}
          </div>
        ) : (
          <div className={styles.fill} hidden={isInside}>
            <SpinnerTurn
              title={title}
              frames={frames}
              state={state}
              onEvent={onEvent}
              onFrameLoaded={onFrameLoaded}
              onFrameFailed={onPictureFailed}
            />
            {isInside ? null : spots}
          </div>
        )}
        {isInside ? (
          <SpinnerInterior key={interior} title={title} src={interior} onFailed={onPictureFailed}>
            {spots}
          </SpinnerInterior>
        ) : null}
        <div className={styles.note} aria-live="polite" data-open={open !== undefined || undefined}>
          {open ? (
            <>
              <p>{open.description}</p>
              <button
                type="button"
                className={styles.noteClose}
                aria-label={t('Close')}
                onClick={() => setChosen(undefined)}
              >
                <X />
              </button>
            </>
          ) : null}
        </div>
      </div>
      <div className={styles.controls}>
        {isInside || isBroken ? null : (
          <>
            <IconButton
              label={t('Turn left')}
              icon={<RotateCcw />}
              inactive={loading}
              onClick={() => onEvent({ kind: 'arrow', key: 'left' })}
            />
            <IconButton
              label={t('Turn right')}
              icon={<RotateCw />}
              inactive={loading}
              onClick={() => onEvent({ kind: 'arrow', key: 'right' })}
            />
            {canTurnByItself ? (
              <IconButton
                label={state.autorotate ? t('Pause turning') : t('Turn by itself')}
                icon={state.autorotate ? <Pause /> : <Play />}
                inactive={loading}
                onClick={() => onEvent({ kind: 'autorotate', on: !state.autorotate })}
              />
            ) : null}
          </>
        )}
        <span className={styles.space} />
        {listed.length > 0 ? (
          <Button
            variant="text"
            onInverse={state.fullscreen}
            icon={<List />}
            aria-expanded={isListed}
            aria-controls={listId}
            onClick={() => setListed(!isListed)}
          >
            {listed.length === 1 ? '1 highlight' : t('{count} highlights', { count: listed.length })}
          </Button>
        ) : null}
        <IconButton
          label={state.fullscreen ? t('Close full screen') : t('Show full screen')}
          icon={state.fullscreen ? <Minimize2 /> : <Maximize2 />}
          onClick={toggleFullscreen}
        />
      </div>
      <div id={listId} className={styles.hotspots} hidden={!isListed}>
        {isListed ? <HotspotList hotspots={listed} current={open?.id} onChoose={goTo} /> : null}
      </div>
    </div>
  );
};
