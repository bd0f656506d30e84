import type { GalleryPicture } from '@dealer/core/vehicle-page';
import { useState } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { ChevronLeft, ChevronRight, X } from '../icons/icons.ts';
import { ZoomIn, ZoomOut } from '../icons/lateIcons.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import { moveBetween, openingMs } from './moveBetween.ts';
import './Lightbox.css';
import { useShownOnRoot } from '../shownOnRoot/index.ts';

export type LightboxProps = {
  pictures: readonly GalleryPicture[];
  /** Which picture it opens with, from 0. */
  start: number;
  /** The subject of the pictures. */
  title: string;
  /** Where the current picture is on the page: it grows from there, and goes back there. */
  origin?: () => DOMRect | undefined;
  /** Another picture is shown. */
  onView?: (index: number) => void;
  /** It has closed. */
  onClose: () => void;
};

const icon = (drawing: React.ReactNode) => () => (
  <span className="dealer-lightbox-icon" aria-hidden="true">
    {drawing}
  </span>
);

const icons = {
  iconPrev: icon(<ChevronLeft />),
  iconNext: icon(<ChevronRight />),
  iconClose: icon(<X />),
  iconZoomIn: icon(<ZoomIn />),
  iconZoomOut: icon(<ZoomOut />),
};

/** Shown where a picture does not load. */
const NoPicture = () => {
  const t = useTexts();
  return <p className="dealer-lightbox-problem">{t('This picture could not be loaded.')}</p>;
};

/**
 * Pictures over the whole screen, as a modal: arrows, arrow keys, swipe, pinch and wheel zoom, Escape. Its code is loaded when it
 * first opens.
 *
 * @avoid For text and forms, which are a `Dialog`, or as the only way to see a picture.
 * @keyboard Left and right arrows step, Tab stays within, Escape closes and the focus returns to the picture.
 * @accessibility Screen readers: a modal dialog named with the vehicle. The position is announced when the picture changes, and a picture that does not load says so.
 * @accessibility Touch: the buttons are at least 44 px square.
 * @accessibility Motion: the picture moves between page and screen, but not with reduced motion.
 *
 * @example
 * <Lightbox pictures={pictures} start={2} title="2022 Toyota Hilux SR5" onView={see} onClose={close} />
 */
export const Lightbox = ({ pictures, start, title, origin, onView, onClose }: LightboxProps) => {
  const t = useTexts();
  useShownOnRoot('overlay');
  const [index, setIndex] = useState(start);
  // Memoised: with a new list the library would start over.
  const [slides] = useState(() => pictures.map(({ large, alt, thumb }) => ({ src: large, alt, thumbnail: thumb })));
  const [startIndex] = useState(start);
  const hasMany = slides.length > 1;

  return (
    <YetAnotherLightbox
      open
      className="dealer-lightbox"
      index={startIndex}
      slides={slides}
      close={onClose}
      plugins={hasMany ? [Zoom, Counter, Thumbnails] : [Zoom]}
      on={{
        entering: () => moveBetween(origin?.(), 'open'),
        exiting: () => moveBetween(origin?.(), 'close'),
        view: ({ index: seen }) => {
          setIndex(seen);
          onView?.(seen);
        },
      }}
      carousel={{ finite: true, preload: 3, padding: 0, imageProps: { draggable: false } }}
      // Pictures of some feeds are small, so they may be enlarged beyond their pixels.
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      thumbnails={{
        width: 84,
        height: 56,
        border: 0,
        borderRadius: 4,
        padding: 0,
        gap: 8,
        imageFit: 'cover',
        vignette: false,
      }}
      controller={{ closeOnPullDown: true }}
      noScroll={{ disabled: true }}
      animation={{ fade: openingMs, swipe: 200, navigation: 200 }}
      labels={{
        Lightbox: t('Pictures of {title}, full screen', { title }),
        'Photo gallery': title,
        Carousel: 'carousel',
        Slide: 'slide',
        '{index} of {total}': 'Picture {index} of {total}',
        Previous: t('Previous picture'),
        Next: t('Next picture'),
        Close: t('Close full screen'),
        'Zoom in': t('Zoom in'),
        'Zoom out': t('Zoom out'),
        Thumbnails: t('Pictures nearby'),
      }}
      render={{
        ...icons,
        iconError: () => <NoPicture />,
        ...(hasMany ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        controls: () => <LiveRegion message={t('Picture {at} of {count}', { at: index + 1, count: slides.length })} />,
      }}
    />
  );
};
