import Store from 'lucide-react/icons/store';
import { useState } from 'react';
import styles from './LocationCard.module.css';

export type LocationPicture = { src: string; srcSet?: string };

/** The top of a card: 150 pixels high. A drawing where there is no picture, or none arrives. */
export const LocationCardPicture = ({ picture }: { picture: LocationPicture | null }) => {
  const [hasFailed, setHasFailed] = useState(false);
  if (picture === null || hasFailed)
    return (
      <span className={styles.picture} data-state="drawn" aria-hidden="true">
        <Store />
      </span>
    );
  return (
    <img
      className={styles.picture}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes="400px"
      width={400}
      height={150}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
};
