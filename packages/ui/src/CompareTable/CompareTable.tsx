import EqualNot from 'lucide-react/icons/equal-not';
import X from 'lucide-react/icons/x';
import type { CSSProperties } from 'react';
import type { ComparedVehicle, CompareTableModel } from '@dealer/core/saved';
import { BodySilhouette } from '../BodySilhouette/BodySilhouette.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './CompareTable.module.css';

export type CompareTableProps = CompareTableModel & {
  /** The name of the table for screen readers. */
  label: string;
  /** Rows in which all values are equal are left out. */
  onlyDifferences?: boolean;
  onRemove: (vehicle: ComparedVehicle) => void;
};

/**
 * Vehicles side by side. Row and column headings are sticky; the table scrolls in both directions, also with arrow keys. A row that
 * differs has an icon and bold text, not only a colour.
 *
 * @example
 * <CompareTable {...compareTable(vehicles, site, now)} label="Vehicles side by side" onRemove={remove} />
 */
export const CompareTable = ({
  vehicles,
  rows,
  priceDiffers,
  label,
  onlyDifferences = false,
  onRemove,
}: CompareTableProps) => {
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    // A scroll container has to be focusable for keyboard users.
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0} data-part="compare-table">
      <table className={styles.table} style={{ '--count': vehicles.length } as CSSProperties}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr className={styles.pictures}>
            <td className={styles.corner}>
              {vehicles.length > 1 ? (
                <p className={styles.legend}>
                  <EqualNot aria-hidden="true" />
                  marks what differs
                </p>
              ) : null}
            </td>
            {vehicles.map((vehicle) => (
              <td key={vehicle.id}>
                <ComparePicture vehicle={vehicle} />
              </td>
            ))}
          </tr>
          <tr className={styles.titles}>
            <th scope="col">
              <VisuallyHidden>What is compared</VisuallyHidden>
            </th>
            {vehicles.map((vehicle) => (
              <th key={vehicle.id} scope="col" data-status={vehicle.availability}>
                <div className={styles.title}>
                  <a href={vehicle.href}>
                    <span className={styles.heading}>{vehicle.heading}</span>{' '}
                    <span className={styles.subheading}>{vehicle.subheading}</span>
                  </a>
                  <IconButton
                    label={`Remove ${vehicle.title}`}
                    icon={<X />}
                    variant="bare"
                    onClick={() => onRemove(vehicle)}
                  />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {onlyDifferences && !priceDiffers ? null : (
            <tr data-differs={priceDiffers || undefined}>
              <RowHeading label="Price" differs={priceDiffers} />
              {vehicles.map(({ id, price }) => (
                <td key={id}>
                  <PriceBlock price={price} size="s" />
                </td>
              ))}
            </tr>
          )}
          {shown.map(({ label: name, values, differs }) => (
            <tr key={name} data-differs={differs || undefined}>
              <RowHeading label={name} differs={differs} />
              {values.map((value, at) => (
                <td key={vehicles[at]?.id ?? at}>
                  {value ?? (
                    <>
                      <span aria-hidden="true" className={styles.nothing}>
                        –
                      </span>
                      <VisuallyHidden>Not given</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot data-print="hide">
          <tr>
            <th scope="row">
              <VisuallyHidden>Next step</VisuallyHidden>
            </th>
            {vehicles.map(({ id, action, title }) => (
              <td key={id}>
                {action ? (
                  <Button variant="primary" wide href={action.href} aria-label={`${action.label}: ${title}`}>
                    {action.label}
                  </Button>
                ) : null}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

const RowHeading = ({ label, differs }: { label: string; differs: boolean }) => (
  <th scope="row">
    <span className={styles.rowHeading}>
      {label}
      {differs ? (
        <>
          <EqualNot aria-hidden="true" />
          <VisuallyHidden> (differs)</VisuallyHidden>
        </>
      ) : null}
    </span>
  </th>
);

const ComparePicture = ({ vehicle: { picture, placeholder, availability } }: { vehicle: ComparedVehicle }) => (
  <div
    className={styles.picture}
    data-status={availability}
    style={{ '--placeholder-tint': placeholder.tint } as CSSProperties}
  >
    <Picture
      src={picture?.src}
      srcSet={picture?.srcSet}
      sizes="(min-width: 60rem) 18rem, 10rem"
      width={picture?.width ?? 0}
      height={picture?.height ?? 0}
      fallback={
        <div className={styles.silhouette} aria-hidden="true">
          <BodySilhouette body={placeholder.body} />
        </div>
      }
    />
    {availability === 'inStock' ? null : (
      <span className={styles.status}>{availability === 'sold' ? 'Sold' : 'Coming soon'}</span>
    )}
  </div>
);
