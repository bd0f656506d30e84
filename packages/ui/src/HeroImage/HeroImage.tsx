import type { HeroPicture } from './heroPicture.ts';

export type HeroImageProps = {
  picture: HeroPicture;
  /** Its width on the screen, as `sizes` of an image. */
  sizes: string;
  /** Not visible at first, such as a later slide. */
  isLater?: boolean;
  className?: string | undefined;
};

/**
 * The picture of a hero, usually the largest contentful paint: fetched with high priority.
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
