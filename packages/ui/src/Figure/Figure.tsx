import type { CSSProperties } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './Figure.module.css';

export type FigureProps = {
  /** The address of the picture. */
  src: string;
  /** Intrinsic size in pixels, which reserves its space. */
  width: number;
  /** Intrinsic height in pixels. */
  height: number;
  /** Alternative text; empty where the text around it says the same. */
  alt: string;
  /** The text below the picture. */
  caption?: string;
};

/**
 * A picture within a text, with its caption: as wide as its container, but not wider than its intrinsic size.
 *
 * @avoid For decoration, which is a `Picture` without a text.
 * @accessibility `alt` is required, since a picture within a text is content. The caption belongs to the picture, as a `figcaption`.
 *
 * @example
 * <Figure src="/pictures/yard.webp" width={1920} height={800} alt="Cars in front of a showroom" caption="Our yard" />
 */
export const Figure = ({ src, width, height, alt, caption, ...root }: WithRoot<FigureProps, 'figure'>) => (
  <figure {...rootProps(root, styles.figure)} data-part="figure">
    <img
      className={styles.picture}
      style={{ '--figure-width': `${width}px`, aspectRatio: `${width} / ${height}` } as CSSProperties}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
    {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
);
