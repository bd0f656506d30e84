import BadgePercent from 'lucide-react/icons/badge-percent';
import { useState } from 'react';
import styles from './OfferPicture.module.css';

export type OfferPictureProps = {
  src?: string | undefined;
  /** Widths at which it stands, as in `img`. */
  sizes?: string;
  /** The first thing of its page: wanted at once. */
  priority?: boolean;
};

/**
 * The picture of an offer, three to two; a drawing where there is none, or none arrives.
 *
 * @example
 * <OfferPicture src="/pictures/tray.webp" />
 */
export const OfferPicture = ({
  src,
  sizes = '(min-width: 64rem) 26rem, 100vw',
  priority = false,
}: OfferPictureProps) => {
  const [failed, setFailed] = useState<string>();
  if (src === undefined || src === failed)
    return (
      <span className={styles.picture} data-state="drawn" aria-hidden="true">
        <BadgePercent />
      </span>
    );
  return (
    <img
      className={styles.picture}
      src={src}
      sizes={sizes}
      width={600}
      height={400}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
};
