import { telHref } from '@dealer/core/contact';
import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { MapPin, Phone } from '../icons/icons.ts';
import { Star } from '../icons/lateIcons.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { LocationCardPicture, type LocationPicture } from './LocationCardPicture.tsx';
import { DirectionsButton } from './DirectionsButton.tsx';
import styles from './LocationCard.module.css';
import lines from './locationLines.module.css';

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
  /** Empty where it is not known. */
  address: string;
  /** How far it is: "3 km away". */
  distance?: string;
  /** As written, or masked. */
  phone?: string;
  /** Dials it; made of the phone as written where absent. */
  phoneHref?: string;
  /** A second number. */
  landline?: string;
  hours: readonly LocationHours[];
  /** Whether it is open at the moment: "Open until 5:30pm". */
  now?: { isOpen: boolean; text: string };
  directionsHref: string;
  /** Page of this location, and its stock. */
  view?: { label: string; href: string };
  stock?: { label: string; href: string };
  /** "COMING EARLY 2026": shown instead of the hours. */
  notice?: string;
  /** "LMCT 11234". */
  licence?: string;
  /** Stars with one decimal: "4.7". */
  rating?: { stars: string; count?: number };
  /** null: a drawing instead, in a row in which other cards have pictures. */
  picture?: LocationPicture | null;
  /** The single section of a dealer with one location: dark and wide, with its map. */
  map?: ReactNode;
  headingLevel?: 2 | 3;
};

/**
 * A location of the dealer: address, opening hours, phone, directions.
 *
 * @avoid For all departments and hours of a location: use `LocationDetail`.
 * @accessibility Screen readers: an article with a heading. The opening hours are a list named with the location, and directions, page and stock have the name in their links; directions say that they open a new tab. Whether it is open is a text.
 * @accessibility Touch: phone numbers and actions are at least 44 px high. The hours of today are bold, not only another colour.
 *
 * @example
 * <LocationCard name="Harbour Street" address="12 Harbour Street, Cairns QLD 4870" phone="07 4000 1234" hours={hours} directionsHref="https://..." />
 */
export const LocationCard = ({
  name,
  kind,
  address,
  distance,
  phone,
  phoneHref = phone && telHref(phone),
  landline,
  hours,
  now,
  directionsHref,
  view,
  stock,
  notice,
  licence,
  rating,
  picture,
  map,
  headingLevel = 3,
  ...root
}: WithRoot<LocationCardProps, 'article'>) => {
  const t = useTexts();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const isSingle = map !== undefined;
  const numbers = [
    { text: phone, href: phoneHref },
    { text: landline, href: landline && telHref(landline) },
  ];
  return (
    <article
      {...rootProps(root, styles.card)}
      data-part="location-card"
      data-layout={isSingle ? 'single' : undefined}
      data-surface={isSingle ? 'inverse' : undefined}
    >
      {isSingle ? <div className={styles.map}>{map}</div> : null}
      {isSingle || picture === undefined ? null : <LocationCardPicture picture={picture} />}
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading className={styles.name}>{name}</Heading>
          {kind === undefined && distance === undefined ? null : (
            <p className={styles.kind}>{[kind, distance].filter((part) => part !== undefined).join(' · ')}</p>
          )}
          {rating === undefined ? null : (
            <p className={styles.rating}>
              <Star />
              <span>
                <b>{rating.stars}</b>
                <VisuallyHidden> {t('out of 5')}</VisuallyHidden>
                {rating.count === undefined ? null : (
                  <span>{` (${rating.count} ${rating.count === 1 ? 'review' : 'reviews'})`}</span>
                )}
              </span>
            </p>
          )}
        </div>
        {address === '' ? null : (
          <p className={lines.line}>
            <MapPin />
            <span translate="no">{address}</span>
          </p>
        )}
        {numbers.map(({ text, href }) =>
          text === undefined ? null : (
            <a key={text} className={lines.phone} href={href}>
              <Phone />
              <span>{text}</span>
            </a>
          ),
        )}
        {notice === undefined ? null : <p className={styles.notice}>{notice}</p>}
        {now === undefined || notice !== undefined ? null : (
          <p className={lines.now} data-open={now.isOpen || undefined}>
            {now.text}
          </p>
        )}
        {hours.length === 0 || notice !== undefined ? null : (
          <dl className={styles.hours} aria-label={t('Opening hours of {name}', { name })}>
            {hours.map((row) => (
              <div key={row.days} className={styles.row} data-today={row.today || undefined}>
                <dt>{row.days}</dt>
                <dd>{row.text}</dd>
              </div>
            ))}
          </dl>
        )}
        {licence === undefined ? null : <p className={styles.licence}>{licence}</p>}
        <div className={styles.actions}>
          <DirectionsButton variant="secondary" onInverse={isSingle} name={name} href={directionsHref} />
          {view === undefined ? null : (
            <Button variant="text" onInverse={isSingle} href={view.href} aria-label={`${view.label}: ${name}`}>
              {view.label}
            </Button>
          )}
          {stock === undefined ? null : (
            <Button variant="text" onInverse={isSingle} href={stock.href} aria-label={`${stock.label}: ${name}`}>
              {stock.label}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
};
