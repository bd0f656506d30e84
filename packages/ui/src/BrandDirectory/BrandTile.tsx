import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Picture } from '../Picture/Picture.tsx';
import { StretchedLink } from '../StretchedLink/StretchedLink.tsx';
import styles from './BrandDirectory.module.css';

export type BrandTileProps = {
  name: string;
  /** Letters that are drawn where there is no logo or it does not load: "LR". */
  mark: string;
  logo?: string;
  description?: string;
  /** Undefined: the brand has no page. */
  href?: string;
};

/**
 * A brand: logo or letters, name and description. The whole tile is the link.
 *
 * @example
 * <BrandTile name="Land Rover" mark="LR" href="/land-rover/overview" />
 */
export const BrandTile = ({ name, mark, logo, description, href, ...root }: WithRoot<BrandTileProps, 'div'>) => (
  <div {...rootProps(root, styles.tile)} data-part="brand-tile" data-link={href === undefined ? undefined : ''}>
    <span className={styles.plate} aria-hidden="true">
      <Picture
        className={styles.logo}
        src={logo}
        width={64}
        height={64}
        fallback={<span className={styles.mark}>{mark}</span>}
      />
    </span>
    <div className={styles.text}>
      <h3 className={styles.name}>
        {href === undefined ? (
          name
        ) : (
          <StretchedLink className={styles.link} href={href} translate="no">
            {name}
          </StretchedLink>
        )}
      </h3>
      {description ? <p className={styles.description}>{description}</p> : null}
    </div>
  </div>
);
