import { useState } from 'react';
import type { Slide } from '@dealer/core/content';
import { Link } from '../Link/index.ts';
import { ArrowRight, ChevronLeft, ChevronRight } from '../icons/icons.ts';
import { Pause, Play } from '../icons/lateIcons.ts';
import { Button } from '../Button/Button.tsx';
import { useRotation } from '../Carousel/useRotation.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSnapTrack } from '../useSnapTrack/useSnapTrack.ts';
import snap from '../useSnapTrack/snapTrack.module.css';
import { useTexts } from '../Texts/useTexts.ts';
import type { SlidesHero } from './homeHeroProps.ts';
import styles from './HomeHeroSlides.module.css';

/** Screens from this width on show the wide picture. */
const wide = '(min-width: 48rem)';

const SlidePicture = ({ slide, isFirst }: { slide: Slide; isFirst: boolean }) => {
  const { landscape, portrait, name, href, caption } = slide;
  const picture = portrait ?? landscape;
  if (picture === undefined) return null;
  // The caption or the link already has the name.
  const alt = caption === undefined && href === undefined ? name : '';
  return (
    <picture>
      {landscape && portrait ? (
        <source media={wide} srcSet={landscape.src} width={landscape.width} height={landscape.height} />
      ) : null}
      <img
        className={styles.picture}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
};

/**
 * Slides over the whole width, then the heading of the page. Pictures are wide on desktops and tall on phones. Slides are swiped or
 * stepped, and rotate automatically; that stops while the pointer or the focus is in them, when somebody stops it, and with reduced
 * motion.
 */
export const HomeHeroSlides = ({ title, text, action, slides, everyMs = 6_000 }: SlidesHero) => {
  const t = useTexts();
  const { ref: track, index, onScroll, goTo } = useSnapTrack<HTMLDivElement>();
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const count = slides.length;
  const rotation = useRotation({
    everyMs: count > 1 ? everyMs : null,
    isPaused: isPointed || hasFocus,
    onStep: () => goTo((index + 1) % count),
  });
  return (
    <div data-part="home-hero" data-kind="slides">
      {count === 0 ? null : (
        <section
          className={styles.stage}
          aria-roledescription="carousel"
          aria-label={t('Highlights')}
          onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
          onPointerLeave={() => setPointed(false)}
          onFocus={() => setFocus(true)}
          onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
        >
          <div
            ref={track}
            className={`${snap.track} ${styles.track}`}
            // Focusable, so that keys scroll it when no slide has a focusable element.
            tabIndex={count > 1 ? 0 : undefined}
            role="group"
            aria-label={t('Slides')}
            onScroll={onScroll}
          >
            {slides.map((slide, at) => (
              <div
                key={slide.id}
                className={styles.slide}
                data-surface="inverse"
                role="group"
                aria-roledescription="slide"
                aria-label={t('{at} of {count}', { at: at + 1, count: count })}
                inert={at !== index}
              >
                <SlidePicture slide={slide} isFirst={at === 0} />
                {slide.caption ? (
                  <div className={styles.caption}>
                    {slide.caption.title === '' ? null : <h2 className={styles.name}>{slide.caption.title}</h2>}
                    {slide.caption.text === '' ? null : <p className={styles.content}>{slide.caption.text}</p>}
                    {slide.href === undefined ? null : (
                      <Link
                        className={styles.link}
                        href={slide.href}
                        aria-label={slide.name === '' ? undefined : t('See more: {name}', { name: slide.name })}
                      >
                        {t('See more')}
                        <ArrowRight />
                      </Link>
                    )}
                  </div>
                ) : slide.href === undefined ? null : (
                  <Link
                    className={styles.cover}
                    href={slide.href}
                    aria-label={slide.name === '' ? t('See more') : slide.name}
                  />
                )}
              </div>
            ))}
          </div>
          {count > 1 ? (
            <div className={styles.controls} data-print="hide">
              {rotation === null ? null : (
                <IconButton
                  label={rotation.isOn ? t('Pause the slides') : t('Play the slides')}
                  icon={rotation.isOn ? <Pause /> : <Play />}
                  onClick={rotation.toggle}
                />
              )}
              <IconButton
                label={t('Previous slide')}
                icon={<ChevronLeft />}
                inactive={index === 0}
                onClick={() => goTo(index - 1)}
              />
              <p className={styles.count}>{`${index + 1} / ${count}`}</p>
              <IconButton
                label={t('Next slide')}
                icon={<ChevronRight />}
                inactive={index === count - 1}
                onClick={() => goTo(index + 1)}
              />
            </div>
          ) : null}
        </section>
      )}
      <div className={styles.below}>
        <div className={styles.heading}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        <Button variant="primary" size="large" href={action.href}>
          {action.label}
        </Button>
      </div>
    </div>
  );
};
