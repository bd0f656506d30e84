import { useId } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './DataTable.module.css';

export type DataTableProps = {
  /** What the table is about, above it. */
  caption: string;
  /** The headings of the columns. */
  columns: readonly string[];
  /** Cells of each row; the first one is its heading. Missing cells stay empty, extra ones are left out. */
  rows: readonly (readonly string[])[];
};

/**
 * A table with headings of columns and rows. A table wider than the page scrolls on its own, also by keyboard.
 *
 * @avoid For vehicles side by side (`CompareTable`), and to arrange what is no table.
 * @keyboard The table is a stop of the Tab key, and arrow keys scroll it sideways.
 * @accessibility Screen readers: a table with a caption and headings of columns; the first cell of a row is its heading. What scrolls is a landmark named by the caption.
 *
 * @example
 * <DataTable caption="Service prices" columns={['Service', 'Price']} rows={[['Logbook', '$295']]} />
 */
export const DataTable = ({ caption, columns, rows, ...root }: WithRoot<DataTableProps, 'div'>) => {
  const id = useId();
  return (
    <div {...rootProps(root, styles.scroll)} role="region" aria-labelledby={id} tabIndex={0} data-part="data-table">
      <table className={styles.table}>
        <caption id={id} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {columns.map((_, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {row[0]}
                  </th>
                ) : (
                  <td key={column}>{row[column]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
