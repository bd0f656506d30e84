import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { LayoutGrid, Rows3 } from '../icons/layoutIcons.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './LayoutSwitch.module.css';

export type LayoutSwitchProps = {
  layout: 'grid' | 'list';
  onChange: (layout: 'grid' | 'list') => void;
};

/**
 * Switches a list of vehicles between cards in a grid and one row for each.
 *
 * @avoid For the order of the list, which is `SortSelect`.
 * @accessibility A group named "View as" with two buttons, each with a name and a pressed state. The icons are hidden from screen readers.
 * @accessibility Touch: a button is 44 px square. Forced colours: the pressed one has the system's highlight colour.
 *
 * @example
 * <LayoutSwitch layout="grid" onChange={setLayout} />
 */
export const LayoutSwitch = ({ layout, onChange, ...root }: WithRoot<LayoutSwitchProps, 'div'>) => {
  const t = useTexts();
  return (
    <div
      {...rootProps(root, styles.switch)}
      role="group"
      aria-label={t('View as')}
      data-part="layout-switch"
      data-print="hide"
    >
      <button type="button" aria-label={t('Grid')} aria-pressed={layout === 'grid'} onClick={() => onChange('grid')}>
        <LayoutGrid />
      </button>
      <button type="button" aria-label={t('List')} aria-pressed={layout === 'list'} onClick={() => onChange('list')}>
        <Rows3 />
      </button>
    </div>
  );
};
