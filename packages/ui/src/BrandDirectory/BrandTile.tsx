import { useState } from 'react';
import styles from './BrandDirectory.module.css';

export type BrandTileProps = {
  name: string;
  /** Letters that are drawn where there is no logo, or it does not arrive: "LR". */
  mark: string;
  logo?: string;
  description?: string;
  /** None: the brand has no page. */
  href?: string;
};

/**
 * A brand: logo or letters, name and words. The whole tile is the link.
 *
 * @example
 * <BrandTile name="Land Rover" mark="LR" href="/land-rover/overview" />
 */
export const BrandTile = ({ name, mark, logo, description, href }: BrandTileProps) => {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={styles.tile} data-part="brand-tile" data-link={href === undefined ? undefined : ''}>
      <span className={styles.plate} aria-hidden="true">
        {logo === undefined || hasFailed ? (
          <span className={styles.mark}>{mark}</span>
        ) : (
          <img
            className={styles.logo}
            src={logo}
            width={64}
            height={64}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setHasFailed(true)}
          />
        )}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {href === undefined ? (
            name
          ) : (
            <a className={styles.link} href={href}>
              {name}
            </a>
          )}
        </h3>
        {description ? <p className={styles.text}>{description}</p> : null}
      </div>
    </div>
  );
};
