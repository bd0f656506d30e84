import { ArrowRight } from '../icons/icons.ts';
import { VehiclePicture } from '../Picture/VehiclePicture.tsx';
import { StretchedLink } from '../StretchedLink/StretchedLink.tsx';
import styles from './ModelTiles.module.css';

export type ModelTileProps = {
  name: string;
  href: string;
  picture?: { src: string; srcSet?: string; width: number; height: number };
  /** Drawn where there is no picture or it does not load. */
  body: string;
  /** "From $32,990 drive away". */
  from?: string;
  text?: string;
  /** "New", "Coming Soon". */
  status?: string;
};

/**
 * One model of `ModelTiles`, an entry of its list.
 *
 * @example
 * <ModelTile name="HiLux" href="/models/hilux" body="Ute" linkLabel="Explore" headingLevel={3} />
 */
export const ModelTile = ({
  name,
  href,
  picture,
  body,
  from,
  text,
  status,
  linkLabel,
  headingLevel,
}: ModelTileProps & { linkLabel: string; headingLevel: 2 | 3 }) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.tile}>
      <div className={styles.plinth}>
        <VehiclePicture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 64rem) 420px, 50vw"
          body={body}
          silhouette={styles.silhouette}
        />
        {status === undefined ? null : <span className={styles.status}>{status}</span>}
      </div>
      <Heading className={styles.name}>
        <StretchedLink className={styles.link} href={href} aria-label={`${linkLabel} ${name}`} translate="no">
          {name}
        </StretchedLink>
      </Heading>
      {from === undefined ? null : <p className={styles.from}>{from}</p>}
      {text === undefined || text === '' ? null : <p className={styles.text}>{text}</p>}
      <span className={styles.more} aria-hidden="true">
        <span>{linkLabel}</span>
        <ArrowRight />
      </span>
    </li>
  );
};
