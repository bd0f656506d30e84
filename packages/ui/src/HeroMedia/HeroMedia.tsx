import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { HeroImage, type HeroImageProps } from '../HeroImage/HeroImage.tsx';
import styles from './HeroMedia.module.css';

export type HeroMediaProps = Pick<HeroImageProps, 'picture' | 'sizes' | 'className'> & {
  /** `HeroFilm`, loaded after the picture, or undefined. */
  film?: ReactNode;
};

/**
 * The picture of a hero with the film that plays over it; the picture remains where no film plays. The class gives it its size.
 *
 * @avoid Below the first screen, or twice on a page.
 *
 * @example
 * <HeroMedia picture={picture} film={film} sizes="100vw" className={styles.picture} />
 */
export const HeroMedia = ({ film, className, picture, sizes, ...root }: WithRoot<HeroMediaProps, 'div'>) => (
  <div {...rootProps(root, `${styles.media} ${className ?? ''}`)} data-part="hero-media">
    <HeroImage picture={picture} sizes={sizes} />
    {film}
  </div>
);
