import { useId } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { CardButtonModel, CardButtonName } from '@dealer/core/card';
import { Button } from '../Button/index.ts';
import type { ButtonProps } from '../Button/index.ts';
import type { VehicleCardRecipe } from './VehicleCard.tsx';
import styles from './VehicleCard.module.css';

export type VehicleCardActionsProps = {
  buttons: readonly CardButtonModel[];
  recipe: VehicleCardRecipe;
  title: string;
  onFollow?: (what: CardButtonName) => void;
};

/** A showroom floor stays quiet: even the first action is outlined there. */
const variantOf = (emphasis: 'primary' | 'secondary', recipe: VehicleCardRecipe): ButtonProps['variant'] => {
  switch (recipe) {
    case 'editorial':
    case 'priceFirst':
      return emphasis;
    case 'showroom':
      return 'secondary';
  }
};

/** Actions of a card: at most one filled, the rest under "More". */
export const VehicleCardActions = ({ buttons, recipe, title, onFollow }: VehicleCardActionsProps) => {
  const menu = useId();
  const shown = buttons.filter(({ emphasis }) => emphasis !== 'more');
  const more = buttons.filter(({ emphasis }) => emphasis === 'more');

  return (
    <div className={styles['actions']} data-part="actions">
      {shown.map(({ name, label, href, emphasis }) => (
        <Button
          key={name}
          href={href}
          variant={variantOf(emphasis === 'primary' ? 'primary' : 'secondary', recipe)}
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
          <ul id={menu} popover="auto" className={styles['menu']} data-part="more">
            {more.map(({ name, label, href }) => (
              <li key={name}>
                <a className={styles['menuLink']} href={href} data-button={name} onClick={() => onFollow?.(name)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
};
