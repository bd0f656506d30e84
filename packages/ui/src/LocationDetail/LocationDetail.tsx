import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { MapPin, Phone } from '../icons/icons.ts';
import { Star } from '../icons/lateIcons.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { LocationHours } from '../LocationCard/LocationCard.tsx';
import type { LocationPicture } from '../LocationCard/LocationCardPicture.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import lines from '../LocationCard/locationLines.module.css';
import { Picture } from '../Picture/Picture.tsx';
import { DirectionsButton } from '../LocationCard/DirectionsButton.tsx';
import chip from '../Button/chip.module.css';
import styles from './LocationDetail.module.css';

export type LocationDetailProps = {
  name: string;
  /** The postal address in one line. */
  address: string;
  /** The phone numbers, each as a link. */
  phones: readonly { label: string; href: string }[];
  /** "Open until 5:30pm". */
  openText?: string;
  hours: readonly LocationHours[];
  /** "COMING EARLY 2026". */
  notice?: string;
  /** Days with special hours; empty: no button. */
  specialHours: readonly { date: string; day: string; text: string }[];
  /** The dialog that lists them. */
  holidays: { isOpen: boolean; open: () => void; close: () => void };
  /** "4.7 out of 5, 293 reviews". */
  rating?: string;
  /** The dealer licences of the location. */
  licences: readonly string[];
  directionsHref: string;
  stock?: { label: string; href: string };
  /** Sales, service and parts at one location, each with its own page; fewer than two: no selector. */
  selector?: readonly { label: string; href: string; current: boolean }[];
  /** Shown next to the details. */
  map?: ReactNode;
  /** Shown below them over the whole width; one that does not load leaves no hole. */
  picture?: LocationPicture;
};

/**
 * A location of the dealer in full: its departments, address, opening hours, phones and directions.
 *
 * @avoid In a list of locations: use `LocationCard`.
 * @keyboard Enter or Space opens the hours of public holidays as a dialog, which Escape closes.
 * @accessibility The opening hours are a table with a heading in each row. The counters are a named landmark, whose current link has `aria-current`, and the button for holidays says that it opens a dialog.
 * @accessibility Touch: a counter is at least 44 px high. Forced colours: the current one has the system's highlight colour.
 *
 * @example
 * <LocationDetail name="Newstead" address="12 Wharf Lane" phones={phones} hours={hours} specialHours={[]} holidays={useOverlay('holidays')} licences={[]} directionsHref="https://..." />
 */
export const LocationDetail = ({
  name,
  address,
  phones,
  openText,
  hours,
  notice,
  specialHours,
  holidays,
  rating,
  licences,
  directionsHref,
  stock,
  selector = [],
  map,
  picture,
  ...root
}: WithRoot<LocationDetailProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.root)} data-part="location-detail">
      {selector.length < 2 ? null : (
        <nav className={chip.chips} aria-label={t('Counters at {name}', { name })}>
          {selector.map(({ label, href, current }) => (
            <Link key={href} className={chip.chip} href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.columns}>
        <div className={styles.facts}>
          <p className={lines.line}>
            <MapPin />
            <span translate="no">{address}</span>
          </p>
          {phones.map(({ label, href }) => (
            <a key={href} className={lines.phone} href={href}>
              <Phone />
              <span>{label}</span>
            </a>
          ))}
          {rating === undefined ? null : (
            <p className={lines.line}>
              <Star />
              <span>{rating}</span>
            </p>
          )}
          {notice === undefined ? null : <p className={styles.notice}>{notice}</p>}
          <div className={styles.actions}>
            <DirectionsButton variant="primary" name={name} href={directionsHref} />
            {stock === undefined ? null : (
              <Button variant="secondary" href={stock.href}>
                {stock.label}
              </Button>
            )}
          </div>
          {licences.map((line) => (
            <p key={line} className={styles.licence}>
              {line}
            </p>
          ))}
        </div>
        {hours.length === 0 ? null : (
          <section className={styles.hours} aria-labelledby="location-hours">
            <h2 id="location-hours" className={styles.title}>
              {t('Opening Hours')}
            </h2>
            {openText === undefined ? null : <p className={styles.open}>{openText}</p>}
            <table className={styles.table}>
              <tbody>
                {hours.map((row) => (
                  <tr key={row.days} data-today={row.today || undefined}>
                    <th scope="row">{row.days}</th>
                    <td>{row.text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {specialHours.length === 0 ? null : (
              <>
                <Button variant="secondary" onClick={() => holidays.open()} aria-haspopup="dialog">
                  {t('Holiday hours')}
                </Button>
                <Dialog
                  open={holidays.isOpen}
                  onOpenChange={holidays.close}
                  title={t('Holiday hours')}
                  description={t('Days on which {name} keeps other hours.', { name })}
                  size="small"
                >
                  <table className={styles.table}>
                    <tbody>
                      {specialHours.map((line) => (
                        <tr key={line.date}>
                          <th scope="row">{line.day}</th>
                          <td>{line.text}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </Dialog>
              </>
            )}
          </section>
        )}
        {map === undefined ? null : <div className={styles.map}>{map}</div>}
      </div>
      <Picture
        {...picture}
        src={picture?.src}
        className={styles.picture}
        sizes="(min-width: 80rem) 80rem, 100vw"
        width={1280}
        height={427}
      />
    </div>
  );
};
