import { type ReactNode, useEffect, useState } from 'react';
import type { Site } from '@dealer/core/site';
import type { HeroPicture } from '@dealer/ui/HeroImage';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { onIdleAfterPaint } from '../../pageStart/later/onIdleAfterPaint.ts';

const FilmOfHero = lazyWithPreload(async () => (await import('./FilmOfHero.tsx')).FilmOfHero);

/** The film of the first screen, once its picture has been painted; nothing where its script does not come. */
const FilmAfterPaint = ({ src }: { src: string }) => {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => onIdleAfterPaint(() => void FilmOfHero.preload().then(setLoaded)), []);
  return isLoaded ? <FilmOfHero key={src} src={src} /> : null;
};

/**
 * The picture and the film of the first screen.
 *
 * @example
 * <SlotWithFallback name="HomeHero" props={{ kind: 'search', ...heroMedia(site), ... }} />
 */
export const heroMedia = ({
  home: { heroPicture, heroVideo },
}: Pick<Site, 'home'>): { picture?: HeroPicture; film?: ReactNode } => {
  const picture = heroVideo?.poster ?? heroPicture;
  return {
    ...(picture && { picture }),
    ...(heroVideo && { film: <FilmAfterPaint src={heroVideo.src} /> }),
  };
};
