import { useId, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { BodySilhouette } from '../BodySilhouette/index.ts';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import covering from '../Field/coveringInput.module.css';
import { ShowAllButton } from '../ShowMore/ShowAllButton.tsx';
import styles from './BodyTypePicker.module.css';

export type BodyTypeItem = {
  /** As the index writes it, which also chooses the drawing: "SUV", "Cab Chassis". */
  value: string;
  label: string;
  /** The formatted count: "1,204". */
  count?: string;
  isRefined: boolean;
  /** The value has no results with the current filters: it is drawn muted. */
  isEmpty?: boolean;
};

export type BodyTypePickerProps = {
  items: readonly BodyTypeItem[];
  onToggle: (value: string) => void;
  label?: string;
  /** How many are shown before "Show all". Selected ones are always shown. */
  limit?: number;
};

/**
 * Body types as drawings; several can be selected.
 *
 * @avoid For links to the stock of each body type: use `BodyTypeTiles`.
 * @accessibility Screen readers: a named list of native checkboxes, each read with name and count. The drawings are hidden.
 * @accessibility Touch: a tile is the label of its checkbox and at least 44 px high. The focus ring is around the whole tile.
 * @accessibility Forced colours: a selected tile has an outline in the system's highlight colour.
 *
 * @example
 * <BodyTypePicker items={[{ value: 'SUV', label: 'SUV', count: '42', isRefined: false }]} onToggle={toggle} />
 */
export const BodyTypePicker = ({
  items,
  onToggle,
  label = 'Body type',
  limit = 20,
  ...root
}: WithRoot<BodyTypePickerProps, 'div'>) => {
  const [all, setAll] = useState(false);
  const id = useId();
  const shown = all ? items : items.filter((item, at) => at < limit || item.isRefined);
  return (
    <div {...rootProps(root, styles['picker'])} data-part="body-type-picker">
      <ul id={id} className={styles['list']} aria-label={label}>
        {shown.map(({ value, label: text, count, isRefined, isEmpty }) => (
          <li key={value} className={styles['cell']}>
            <label
              className={styles['item']}
              data-state={isRefined ? 'checked' : 'unchecked'}
              data-empty={isEmpty || undefined}
            >
              <ChoiceInput
                className={covering.input}
                type="checkbox"
                value={value}
                checked={isRefined}
                onChange={() => onToggle(value)}
              />
              <span className={styles['art']}>
                <BodySilhouette body={value} />
              </span>
              <span className={styles['content']}>
                <span className={styles['text']}>{text}</span>{' '}
                {count === undefined ? null : <span className={styles['count']}>{`(${count})`}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {items.length > limit ? (
        <ShowAllButton all={all} count={items.length} controls={id} onToggle={() => setAll(!all)} />
      ) : null}
    </div>
  );
};
