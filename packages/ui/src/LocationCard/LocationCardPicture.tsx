import { Store } from '../icons/lateIcons.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './LocationCard.module.css';

export type LocationPicture = { src: string; srcSet?: string };

/** The top of a card: 150 pixels high. A drawing where the picture is missing or does not load. */
export const LocationCardPicture = ({ picture }: { picture: LocationPicture | null }) => (
  <Picture
    className={styles.picture}
    src={picture?.src}
    srcSet={picture?.srcSet}
    sizes="400px"
    width={400}
    height={150}
    fallback={
      <span className={styles.picture} data-state="drawn" aria-hidden="true">
        <Store />
      </span>
    }
  />
);
