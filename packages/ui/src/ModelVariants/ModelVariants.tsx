import type { TextFor } from '@dealer/core/texts';
import type { ModelVariantRow } from '@dealer/core/brands';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './ModelVariants.module.css';

export type ModelVariantsProps = {
  /** What the table is: "Versions of the Toyota HiLux". */
  label: string;
  /** The variants of the model, one row each. */
  rows: readonly ModelVariantRow[];
  /** What the prices include: "Drive away". */
  priceType?: string;
};

const columnsOf = (t: TextFor) =>
  [
    { key: 'fuel', label: t('Fuel') },
    { key: 'transmission', label: t('Transmission') },
    { key: 'drive', label: t('Drive') },
    { key: 'price', label: t('From') },
  ] as const;

/**
 * The versions of a model as a table, or as cards on narrow screens. Empty columns are left out. The roles are explicit because
 * some browsers drop those of a table that is displayed as cards.
 *
 * @avoid For vehicles side by side: use `CompareTable`.
 * @accessibility A table with headings of columns and rows. The labels that replace the headings on narrow screens are hidden from screen readers, which have the headings there too.
 *
 * @example
 * <ModelVariants label="Versions of the HiLux" rows={[{ name: 'SR5', fuel: 'Diesel', price: '$61,990' }]} priceType="Drive away" />
 */
export const ModelVariants = ({ label, rows, priceType, ...root }: WithRoot<ModelVariantsProps, 'div'>) => {
  const t = useTexts();
  const shown = columnsOf(t).filter(({ key }) => rows.some((row) => row[key] !== undefined));
  return (
    <div {...rootProps(root, styles.root)} data-part="model-variants">
      <table className={styles.table} role="table" aria-label={label}>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('Version')}
            </th>
            {shown.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-column={column.key}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <tr key={at} className={styles.row} role="row">
              <th className={styles.name} role="rowheader" scope="row" translate="no">
                {row.name}
              </th>
              {shown.map((column) => (
                <td key={column.key} className={styles.cell} role="cell" data-column={column.key}>
                  <span className={styles.label} aria-hidden="true">
                    {column.label}
                  </span>
                  <span className={styles.value}>
                    <span>{row[column.key] ?? '–'}</span>
                    {column.key === 'price' && row.price !== undefined && priceType !== undefined ? (
                      <span className={styles.type}>{` ${priceType}`}</span>
                    ) : null}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
