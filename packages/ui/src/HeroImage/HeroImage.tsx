import { rootProps, type WithRoot } from '../rootProps/index.ts';
import type { HeroPicture } from './heroPicture.ts';

export type HeroImageProps = {
  picture: HeroPicture;
  /** Its width on the screen, as `sizes` of an image. */
  sizes: string;
  /** Not visible at first, such as a later slide. */
  isDeferred?: boolean;
  className?: string | undefined;
};

/**
 * The picture of a hero, usually the largest contentful paint: fetched with high priority.
 *
 * @avoid Below the first screen, where its priority delays what is seen first: use `Picture`.
 * @accessibility The `alt` of the picture is its text alternative: empty where the picture is decoration.
 *
 * @example
 * <HeroImage picture={picture} sizes="100vw" className={styles.picture} />
 */
export const HeroImage = ({
  picture,
  sizes,
  isDeferred = false,
  className,
  ...root
}: WithRoot<HeroImageProps, 'img'>) => (
  <img
    {...rootProps(root, className)}
    src={picture.src}
    srcSet={picture.srcSet}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={picture.alt}
    loading={isDeferred ? 'lazy' : 'eager'}
    fetchPriority={isDeferred ? 'auto' : 'high'}
  />
);
