import type { VehicleTag } from '@dealer/core/card';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { BadgeCheck } from '../icons/icons.ts';
import styles from './Tags.module.css';

export type TagsProps = { tags: readonly VehicleTag[] };

/**
 * Small labels of a vehicle, in the order given. Renders nothing without tags.
 *
 * @avoid For filters that can be removed, which are `ActiveFilters`.
 * @accessibility A list of texts. The icon of a certified vehicle is hidden from screen readers.
 * @accessibility Forced colours: a border replaces the backgrounds. The text says what the colour means.
 *
 * @example
 * <Tags tags={[{ kind: 'certified', label: 'Certified' }]} />
 */
export const Tags = ({ tags, ...root }: WithRoot<TagsProps, 'ul'>) =>
  tags.length === 0 ? null : (
    <ul {...rootProps(root, styles['tags'])} data-part="tags">
      {tags.map(({ kind, label }) => (
        <li key={`${kind}-${label}`} className={styles['tag']} data-kind={kind}>
          {kind === 'certified' ? <BadgeCheck /> : null}
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
