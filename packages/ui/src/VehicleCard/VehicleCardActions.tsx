import { useId } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { CardButtonModel, CardButtonName } from '@dealer/core/card';
import { Button } from '../Button/index.ts';
import { Popover } from '../Popover/index.ts';
import styles from './VehicleCard.module.css';

export type VehicleCardActionsProps = {
  buttons: readonly CardButtonModel[];
  title: string;
  onFollow?: (what: CardButtonName) => void;
};

/** Actions of a card: one filled, one outlined, the rest in a menu. */
export const VehicleCardActions = ({ buttons, title, onFollow }: VehicleCardActionsProps) => {
  const menu = useId();
  const shown = buttons.filter(({ emphasis }) => emphasis !== 'more');
  const more = buttons.filter(({ emphasis }) => emphasis === 'more');

  return (
    <div className={styles['actions']} data-part="actions">
      {shown.map(({ name, label, href, emphasis }) => (
        <Button
          key={name}
          href={href}
          variant={emphasis === 'primary' ? 'primary' : 'secondary'}
          aria-label={`${label}: ${title}`}
          data-button={name}
          onClick={() => onFollow?.(name)}
        >
          {label}
        </Button>
      ))}
      {more.length > 0 ? (
        <>
          <button type="button" className={styles['more']} popoverTarget={menu} aria-label={`More: ${title}`}>
            <Ellipsis aria-hidden="true" />
          </button>
          <Popover id={menu} label={`More: ${title}`} className={styles['menu']} side="above" align="end">
            <ul>
              {more.map(({ name, label, href }) => (
                <li key={name}>
                  <a className={styles['menuLink']} href={href} data-button={name} onClick={() => onFollow?.(name)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Popover>
        </>
      ) : null}
    </div>
  );
};
