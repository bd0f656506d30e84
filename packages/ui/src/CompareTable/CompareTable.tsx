import { type CSSProperties, useRef } from 'react';
import type { ComparedVehicle, CompareTableModel } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { X } from '../icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VehiclePicture } from '../Picture/VehiclePicture.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './CompareTable.module.css';

export type CompareTableProps = CompareTableModel & {
  /** The name of the table for screen readers. */
  label: string;
  /** Rows in which all values are equal are left out. */
  onlyDifferences?: boolean;
  onRemove: (vehicle: ComparedVehicle) => void;
};

/** Scrolls an element to the horizontal position of another. */
const scrollWith = (element: HTMLElement | null, other: HTMLElement): void => {
  if (element) element.scrollLeft = other.scrollLeft;
};

/**
 * Vehicles side by side. The page scrolls; title, price and action of each vehicle stay at its top. Where the columns need more width than
 * there is, both scroll sideways together, the table also with arrow keys. A row that differs has bold text, not only a colour.
 *
 * @avoid For one vehicle (`SpecList`) and for the versions of one model (`ModelVariants`).
 * @keyboard Where the columns scroll, the table is a stop of the Tab key, and arrow keys scroll it.
 * @accessibility Screen readers: a table with a caption and headings of columns and rows. What scrolls is a landmark with the same name. A missing value is read as "Not given", and a row that differs has "(differs)" after its name.
 * @accessibility The buttons of a vehicle have its title in their names. `CompareTools` announces that a link is copied, or shows it and announces that.
 * @accessibility Touch: the link of a vehicle is at least 44 px high.
 *
 * @example
 * <CompareTable {...compareTable(vehicles, site, now)} label="Vehicles side by side" onRemove={remove} />
 */
export const CompareTable = ({
  vehicles,
  rows,
  label,
  onlyDifferences = false,
  onRemove,
  ...root
}: WithRoot<CompareTableProps, 'div'>) => {
  const t = useTexts();
  const head = useRef<HTMLUListElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <div {...rootProps(root, styles.comparison)} data-part="comparison">
      <div className={styles.frame} style={{ '--count': vehicles.length } as CSSProperties}>
        <ul
          ref={head}
          className={styles.head}
          aria-label={label}
          onScroll={({ currentTarget }) => scrollWith(body.current, currentTarget)}
        >
          {vehicles.map((vehicle) => (
            <li key={vehicle.id} className={styles.vehicle} data-status={vehicle.availability}>
              <ComparePicture vehicle={vehicle} />
              <div className={styles.title}>
                <Link href={vehicle.href}>
                  <span className={styles.heading}>{vehicle.heading}</span>{' '}
                  <span className={styles.subheading}>{vehicle.subheading}</span>
                </Link>
                <IconButton
                  label={t('Remove {title}', { title: vehicle.title })}
                  icon={<X />}
                  variant="bare"
                  onClick={() => onRemove(vehicle)}
                />
              </div>
              <PriceBlock price={vehicle.price} size="s" />
              {vehicle.action ? (
                <Button
                  variant="primary"
                  wide
                  href={vehicle.action.href}
                  aria-label={`${vehicle.action.label}: ${vehicle.title}`}
                  data-print="hide"
                >
                  {vehicle.action.label}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
        {/* A scroll container has to be focusable for keyboard users. */}
        <div
          ref={body}
          className={styles.scroller}
          role="region"
          aria-label={label}
          tabIndex={0}
          data-part="compare-table"
          onScroll={({ currentTarget }) => scrollWith(head.current, currentTarget)}
        >
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>{label}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{t('What is compared')}</VisuallyHidden>
                </th>
                {vehicles.map(({ id, title }) => (
                  <th key={id} scope="col">
                    <VisuallyHidden>{title}</VisuallyHidden>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ label: name, values, differs }) => (
                <tr key={name} data-differs={differs || undefined}>
                  <th scope="row">
                    <span className={styles.rowHeading}>{name}</span>
                    {differs ? <VisuallyHidden> {t('(differs)')}</VisuallyHidden> : null}
                  </th>
                  {values.map((value, at) => (
                    <td key={vehicles[at]?.id ?? at}>
                      {value ?? (
                        <>
                          <span aria-hidden="true" className={styles.nothing}>
                            –
                          </span>
                          <VisuallyHidden>{t('Not given')}</VisuallyHidden>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
};

const ComparePicture = ({ vehicle: { picture, placeholder, availability } }: { vehicle: ComparedVehicle }) => {
  const t = useTexts();
  return (
    <div
      className={styles.picture}
      data-status={availability}
      style={{ '--placeholder-tint': placeholder.tint } as CSSProperties}
    >
      <VehiclePicture
        picture={picture}
        sizes="(min-width: 60rem) 18rem, 10rem"
        body={placeholder.body}
        silhouette={styles.silhouette}
      />
      {availability === 'inStock' ? null : (
        <span className={styles.status}>{availability === 'sold' ? t('Sold') : t('Coming soon')}</span>
      )}
    </div>
  );
};
