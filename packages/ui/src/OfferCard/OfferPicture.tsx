import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { BadgePercent } from '../icons/lateIcons.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './OfferPicture.module.css';

export type OfferPictureProps = {
  src?: string | undefined;
  /** Its widths, as in `img`. */
  sizes?: string;
  /** In the first view: loaded at once. */
  priority?: boolean;
};

/**
 * The picture of an offer, three to two; a drawing where it is missing or does not load.
 *
 * @example
 * <OfferPicture src="/pictures/tray.webp" />
 */
export const OfferPicture = ({
  src,
  sizes = '(min-width: 64rem) 26rem, 100vw',
  priority = false,
  ...root
}: WithRoot<OfferPictureProps, 'img'>) => (
  <Picture
    {...rootProps(root, styles.picture)}
    src={src}
    sizes={sizes}
    width={600}
    height={400}
    priority={priority}
    fallback={
      <span className={styles.picture} data-state="drawn" aria-hidden="true">
        <BadgePercent />
      </span>
    }
  />
);
