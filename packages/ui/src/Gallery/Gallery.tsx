import type { PlaceholderModel } from '@dealer/core/card';
import type { GalleryPicture } from '@dealer/core/vehicle-page';
import { ownValue } from '@dealer/core/data';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronLeft, ChevronRight } from '../icons/icons.ts';
import { Maximize2 } from '../icons/vehicleIcons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { repeatError } from '../Picture/repeatError.ts';
import { useSnapTrack } from '../useSnapTrack/useSnapTrack.ts';
import snap from '../useSnapTrack/snapTrack.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Gallery.module.css';
import { GalleryPlaceholder } from './GalleryPlaceholder.tsx';

export type GalleryProps = {
  pictures: GalleryPicture[];
  placeholder: PlaceholderModel;
  /** Only with more than 3 pictures and in stock (decision C19); the model decides. */
  showThumbnails: boolean;
  /** The subject of the pictures: names the gallery. */
  title: string;
  /** `sizes` of the main picture. */
  sizes?: string;
  /** Without any picture: where some are requested. */
  request?: { label: string; href: string };
  /** Adds a button for the full-screen view. */
  onOpen?: (index: number) => void;
};

/** Browsers leave a thumbnail that gets the focus cut at the end of its strip. By a press it stays where the pointer is. */
const showWhole = ({ currentTarget }: FocusEvent): void => {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** The first two load immediately; only the first is in view. */
const EAGER = 2;

/**
 * Pictures of a vehicle: slides of 600x400 that are swiped, or stepped with buttons or arrow keys. A silhouette of the same size
 * replaces a picture that does not load.
 *
 * @avoid For pictures of anything but one vehicle: use `Carousel`, or `Figure` in a text.
 * @keyboard The slides are one stop of the Tab key: left and right arrows step, Home and End go to the first and last picture.
 * @accessibility Screen readers: a section described as a carousel, with slides that have their position as the name and the `alt` of their picture. The position is announced when it changes. Thumbnails are buttons with the number of the picture, and the current one has `aria-current`.
 * @accessibility Touch: the buttons are 44 px square. The one that leads nowhere is announced as unavailable and stays in the tab order.
 * @accessibility Motion: slides and thumbnails scroll smoothly, but not with reduced motion. Forced colours: the current thumbnail has a border in the system's highlight colour.
 *
 * @example
 * <Gallery {...model.gallery} title={model.title} />
 */
export const Gallery = ({
  pictures,
  placeholder,
  showThumbnails,
  title,
  sizes = '(min-width: 64rem) 800px, 100vw',
  request,
  onOpen,
  ...root
}: WithRoot<GalleryProps, 'section'>) => {
  const t = useTexts();
  const { ref: track, index, onScroll, goTo } = useSnapTrack<HTMLDivElement>();
  const strip = useRef<HTMLUListElement>(null);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const count = pictures.length;

  useEffect(() => {
    // Scrolls the strip only, not the page.
    const list = strip.current;
    const thumb = list?.children[index];
    if (!(list instanceof HTMLElement) || !(thumb instanceof HTMLElement)) return;
    list.scrollTo({
      left:
        thumb.offsetLeft -
        (list.firstElementChild instanceof HTMLElement ? list.firstElementChild.offsetLeft : 0) -
        (list.clientWidth - thumb.clientWidth) / 2,
    });
  }, [index]);

  if (count === 0) {
    return (
      <section
        {...rootProps(root, styles.gallery)}
        aria-label={t('Pictures of {title}', { title })}
        data-part="gallery"
      >
        <div className={styles.stage} data-part="stage">
          <GalleryPlaceholder {...placeholder} action={request} />
        </div>
      </section>
    );
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = ownValue({ ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }, event.key);
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(wanted);
  };

  const markBroken = (src: string) => setBroken((was) => new Set([...was, src]));

  return (
    <section
      {...rootProps(root, styles.gallery)}
      aria-roledescription="carousel"
      aria-label={t('Pictures of {title}', { title })}
      onKeyDown={onKeyDown}
      data-part="gallery"
    >
      <div className={styles.stage} data-part="stage">
        <div
          ref={track}
          className={`${snap.track} ${styles.track}`}
          tabIndex={0}
          role="group"
          aria-label={t('{title}, use the arrow keys', { title })}
          onScroll={onScroll}
          onClick={() => onOpen?.(index)}
        >
          {pictures.map((picture, at) => (
            <div
              key={picture.src}
              className={styles.slide}
              data-part="slide"
              role="group"
              aria-roledescription="slide"
              aria-label={t('{at} of {count}', { at: at + 1, count: count })}
            >
              {broken.has(picture.src) ? (
                <GalleryPlaceholder {...placeholder} />
              ) : (
                <img
                  ref={repeatError}
                  className={styles.picture}
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes={picture.srcSet === undefined ? undefined : sizes}
                  width={picture.width}
                  height={picture.height}
                  alt={picture.alt}
                  loading={at < EAGER ? 'eager' : 'lazy'}
                  fetchPriority={at === 0 ? 'high' : 'auto'}
                  decoding="async"
                  draggable={false}
                  onError={() => markBroken(picture.src)}
                />
              )}
            </div>
          ))}
        </div>
        {count > 1 ? (
          <>
            <IconButton
              className={styles.previous}
              data-part="previous"
              variant="floating"
              label={t('Previous picture')}
              icon={<ChevronLeft />}
              inactive={index === 0}
              onClick={() => goTo(index - 1)}
            />
            <IconButton
              className={styles.next}
              data-part="next"
              variant="floating"
              label={t('Next picture')}
              icon={<ChevronRight />}
              inactive={index === count - 1}
              onClick={() => goTo(index + 1)}
            />
            <p className={styles.counter} data-part="counter" aria-live="polite" aria-atomic="true">
              <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
              <VisuallyHidden>{t('Picture {at} of {count}', { at: index + 1, count: count })}</VisuallyHidden>
            </p>
          </>
        ) : null}
        {onOpen === undefined ? null : (
          <IconButton
            className={styles.open}
            data-part="open"
            variant="floating"
            label={t('Show full screen')}
            icon={<Maximize2 />}
            onClick={() => onOpen(index)}
          />
        )}
      </div>
      {showThumbnails ? (
        <ul ref={strip} className={styles.thumbnails} data-part="thumbnails" aria-label={t('All pictures')}>
          {pictures.map((picture, at) => (
            <li key={picture.src}>
              <button
                type="button"
                className={styles.thumbnail}
                data-part="thumbnail"
                aria-label={t('Show picture {at}', { at: at + 1 })}
                aria-current={at === index || undefined}
                onClick={() => goTo(at)}
                onFocus={showWhole}
              >
                {broken.has(picture.src) || broken.has(picture.thumb) ? null : (
                  <img
                    ref={repeatError}
                    src={picture.thumb}
                    width={120}
                    height={80}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    onError={() => markBroken(picture.thumb)}
                  />
                )}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
};
