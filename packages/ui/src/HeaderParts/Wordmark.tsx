import styles from './HeaderFrame.module.css';

/** A dealer's wordmark; width and height are those of the picture, in pixels. */
export type Logo = { src: string; dark?: string | undefined; width: number; height: number };

export type WordmarkProps = {
  logo?: Logo | undefined;
  name: string;
  /** On an area that is dark in both schemes. */
  onInverse?: boolean | undefined;
};

/**
 * The dealer's wordmark, or the name where there is none or where it cannot be loaded. The picture for dark grounds is shown in
 * the dark scheme; on an area that is always dark, nothing but that picture or the name.
 *
 * @example
 * <Wordmark logo={{ src: '/wordmark.svg', width: 220, height: 48 }} name="Riverside Motors" />
 */
export const Wordmark = ({ logo, name, onInverse = false }: WordmarkProps) => {
  if (logo === undefined) return name;
  const { src, dark, width, height } = logo;
  if (onInverse)
    return dark ? (
      <img className={styles.mark} data-ground="inverse" src={dark} alt={name} width={width} height={height} />
    ) : (
      name
    );
  return (
    <>
      <img className={styles.mark} data-ground={dark && 'light'} src={src} alt={name} width={width} height={height} />
      {dark ? (
        <img
          className={styles.mark}
          data-ground="dark"
          src={dark}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
        />
      ) : null}
    </>
  );
};
