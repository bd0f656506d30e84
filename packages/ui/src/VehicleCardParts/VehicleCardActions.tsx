import { useId } from 'react';
import type { VehicleCardModel } from '@dealer/core/card';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Ellipsis } from '../icons/vehicleIcons.ts';
import { Button } from '../Button/index.ts';
import { Popover } from '../Popover/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { joinClasses } from './joinClasses.ts';
import styles from './VehicleCardParts.module.css';

export type VehicleCardActionsProps = {
  card: Pick<VehicleCardModel, 'buttons' | 'title'>;
  className?: string | undefined;
};

/**
 * The actions of a card in one row: one filled, the rest in a menu. With a pointer that hovers, the second one is outside the menu and
 * appears while the pointer or the focus is on the card. Without buttons only the card's lower edge remains.
 *
 * @keyboard The heading's link is the card's first stop of the Tab key. The menu of actions opens with Enter or Space and closes with
 *   Escape.
 */
export const VehicleCardActions = ({
  card: { buttons, title },
  className,
  ...root
}: WithRoot<VehicleCardActionsProps, 'div'>) => {
  const t = useTexts();
  const menu = useId();
  const shown = buttons.filter(({ emphasis }) => emphasis !== 'more');
  const inMenu = buttons.filter(({ emphasis }) => emphasis !== 'primary');
  const hasMore = inMenu.some(({ emphasis }) => emphasis === 'more');

  return (
    <div {...rootProps(root, joinClasses(styles['actions'], className))} data-part="actions">
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
      {inMenu.length > 0 ? (
        <>
          <button
            type="button"
            className={joinClasses(styles['more'], hasMore ? undefined : styles['forTouch'])}
            popoverTarget={menu}
            aria-label={t('More: {title}', { title })}
          >
            <Ellipsis />
          </button>
          <Popover id={menu} label={t('More: {title}', { title })} className={styles['menu']} side="above" align="end">
            <ul>
              {inMenu.map(({ name, label, href, emphasis }) => (
                <li key={name} className={emphasis === 'more' ? undefined : styles['forTouch']}>
                  <Link className={styles['menuLink']} href={href} data-button={name}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Popover>
        </>
      ) : null}
    </div>
  );
};
