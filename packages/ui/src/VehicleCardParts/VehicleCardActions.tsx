import { useId } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { VehicleCardModel } from '@dealer/core/card';
import { Button } from '../Button/index.ts';
import { Popover } from '../Popover/index.ts';
import { joinClasses } from './joinClasses.ts';
import styles from './VehicleCardParts.module.css';

export type VehicleCardActionsProps = {
  card: Pick<VehicleCardModel, 'buttons' | 'title'>;
  className?: string | undefined;
};

/** The actions of a card in one row: one filled, one outlined, the rest in a menu. */
export const VehicleCardActions = ({ card: { buttons, title }, className }: VehicleCardActionsProps) => {
  const menu = useId();
  const shown = buttons.filter(({ emphasis }) => emphasis !== 'more');
  const more = buttons.filter(({ emphasis }) => emphasis === 'more');

  return (
    <div className={joinClasses(styles['actions'], className)} data-part="actions">
      {shown.map(({ name, label, href, emphasis }) => (
        <Button
          key={name}
          href={href}
          variant={emphasis === 'primary' ? 'primary' : 'secondary'}
          aria-label={`${label}: ${title}`}
          data-button={name}
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
                  <a className={styles['menuLink']} href={href} data-button={name}>
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
