import { telHref } from '@dealer/core/phone';
import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { Button } from '../Button/Button.tsx';
import styles from './LocationCard.module.css';

export type LocationHours = {
  /** "Mon-Fri", "Sat". */
  days: string;
  /** "8:30am - 5:30pm", "Closed". */
  text: string;
  today?: boolean;
};

export type LocationCardProps = {
  name: string;
  /** "Sales, service and parts". */
  kind?: string;
  address: string;
  /** As written, or masked. */
  phone?: string;
  /** Dials it; made of the phone as written where absent. */
  phoneHref?: string;
  hours: readonly LocationHours[];
  directionsHref: string;
  /** Page of this location, and its stock. */
  href?: string;
  stock?: { label: string; href: string };
  /** "COMING EARLY 2026": stands where the hours would. */
  notice?: string;
  /** "LMCT 11234". */
  licence?: string;
  picture?: { src: string; srcSet?: string; width: number; height: number; alt: string };
  headingLevel?: 2 | 3;
};

/**
 * A place of the dealer: where it is, when it is open, how to call, how to get there.
 *
 * @example
 * <LocationCard name="Harbour Street" address="12 Harbour Street, Cairns QLD 4870" phone="07 4000 1234" hours={hours} directionsHref="https://..." />
 */
export const LocationCard = ({
  name,
  kind,
  address,
  phone,
  phoneHref = phone && telHref(phone),
  hours,
  directionsHref,
  href,
  stock,
  notice,
  licence,
  picture,
  headingLevel = 3,
}: LocationCardProps) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-part="location-card">
      {picture === undefined ? null : (
        <img
          className={styles.picture}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="400px"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading className={styles.name}>{href === undefined ? name : <a href={href}>{name}</a>}</Heading>
          {kind === undefined ? null : <p className={styles.kind}>{kind}</p>}
        </div>
        <p className={styles.line}>
          <MapPin aria-hidden="true" />
          <span>{address}</span>
        </p>
        {phone === undefined ? null : (
          <a className={styles.phone} href={phoneHref}>
            <Phone aria-hidden="true" />
            <span>{phone}</span>
          </a>
        )}
        {notice === undefined ? null : <p className={styles.notice}>{notice}</p>}
        {hours.length === 0 || notice !== undefined ? null : (
          <dl className={styles.hours} aria-label={`Opening hours of ${name}`}>
            {hours.map((row) => (
              <div key={row.days} className={styles.row} data-today={row.today || undefined}>
                <dt>{row.days}</dt>
                <dd>{row.text}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.actions}>
          <Button
            variant="secondary"
            href={directionsHref}
            target="_blank"
            rel="noopener"
            icon={<Navigation />}
            aria-label={`Get Directions to ${name}, opens in a new tab`}
          >
            Get Directions
          </Button>
          {stock === undefined ? null : (
            <Button variant="text" href={stock.href}>
              {stock.label}
            </Button>
          )}
        </div>
        {licence === undefined ? null : <p className={styles.licence}>{licence}</p>}
      </div>
    </article>
  );
};
