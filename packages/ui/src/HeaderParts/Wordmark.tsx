import styles from './HeaderFrame.module.css';

/** A dealer's wordmark; width and height are those of the picture, in pixels. */
export type Logo = { src: string; dark?: string | undefined; width: number; height: number };

export type WordmarkProps = { logo?: Logo | undefined; name: string };

/**
 * The dealer's wordmark, or the name where there is none or where it cannot be loaded. The picture for dark grounds is shown in
 * the dark scheme.
 *
 * @example
 * <Wordmark logo={{ src: '/wordmark.svg', width: 220, height: 48 }} name="Riverside Motors" />
 */
export const Wordmark = ({ logo, name }: WordmarkProps) => {
  if (logo === undefined) return <span translate="no">{name}</span>;
  const { src, dark, width, height } = logo;
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
