import { type ComponentProps, type ReactNode, useState } from 'react';
import { repeatError } from './repeatError.ts';

export type PictureProps = {
  /** Without an address the fallback is drawn. */
  src: string | undefined;
  /** The file in other sizes, as in HTML. */
  srcSet?: string | undefined;
  /** How wide it is drawn, as in HTML. */
  sizes?: string | undefined;
  /** Intrinsic width in pixels, which reserves its space. */
  width: number;
  /** Intrinsic height in pixels. */
  height: number;
  /** Empty where the text next to the picture says the same. */
  alt?: string;
  className?: string | undefined;
  /** In the first view: loaded at once. */
  priority?: boolean;
  /** Whether another host learns which page shows the picture. */
  referrerPolicy?: 'no-referrer';
  /** Drawn where there is no picture, or it does not load. */
  fallback?: ReactNode;
};

/**
 * A picture, or something else where it is missing or does not load.
 *
 * @avoid For the photo of a card (`VehicleCardPicture`), and for a picture with a caption (`Figure`).
 * @accessibility Without `alt` it is decoration and hidden from screen readers. What replaces a picture has no text of its own: a fallback brings it, or is hidden.
 *
 * @example
 * <Picture src={offer.imageUrl} width={600} height={400} fallback={<BadgePercent />} />
 */
export const Picture = ({
  src,
  width,
  height,
  alt = '',
  priority = false,
  fallback = null,
  ...rest
}: PictureProps & Omit<ComponentProps<'img'>, keyof PictureProps>) => {
  const [failed, setFailed] = useState<string>();
  return src === undefined || src === failed ? (
    fallback
  ) : (
    <img
      ref={repeatError}
      {...rest}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
};
