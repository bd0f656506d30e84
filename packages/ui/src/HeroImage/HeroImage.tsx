import type { HeroPicture } from './heroPicture.ts';

export type HeroImageProps = {
  picture: HeroPicture;
  /** The width that it has on the screen, as `sizes` of an image. */
  sizes: string;
  /** Not in view at first: another slide is. */
  isLater?: boolean;
  className?: string | undefined;
};

/**
 * The picture of a hero, which is usually the largest paint of the page: fetched before other pictures.
 *
 * @example
 * <HeroImage picture={picture} sizes="100vw" className={styles.picture} />
 */
export const HeroImage = ({ picture, sizes, isLater = false, className }: HeroImageProps) => (
  <img
    className={className}
    src={picture.src}
    srcSet={picture.srcSet}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={picture.alt}
    loading={isLater ? 'lazy' : 'eager'}
    fetchPriority={isLater ? 'auto' : 'high'}
  />
);
