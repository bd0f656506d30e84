import type { CSSProperties } from 'react';
import styles from './Figure.module.css';

export type FigureProps = {
  src: string;
  /** Its own size in pixels: the page reserves its room by it. */
  width: number;
  height: number;
  /** What can be seen; empty where the text around it says so. */
  alt: string;
  caption?: string;
};

/**
 * A picture of a page's text, with its caption. It fills the width that it is given, but never grows beyond its own size.
 *
 * @example
 * <Figure src="/pictures/yard.webp" width={1920} height={800} alt="Cars in front of a showroom" caption="Our yard" />
 */
export const Figure = ({ src, width, height, alt, caption }: FigureProps) => (
  <figure className={styles.figure} data-part="figure">
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
