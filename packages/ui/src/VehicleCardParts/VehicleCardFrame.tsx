import type { ReactNode } from 'react';
import type { VehicleCardModel } from '@dealer/core/card';
import { joinClasses } from './joinClasses.ts';
import styles from './VehicleCardParts.module.css';

export type VehicleCardFrameProps = {
  card: Pick<VehicleCardModel, 'id' | 'availability'>;
  layout?: 'grid' | 'list' | undefined;
  className?: string | undefined;
  /** Five elements: the picture, three texts, the actions. */
  children: ReactNode;
};

/**
 * The outer element of a card. Its five rows line up with the neighbours' in a `VehicleGrid`; the link of its heading covers it.
 *
 * @example
 * <VehicleCardFrame card={card}><VehicleCardMedia>…</VehicleCardMedia><VehicleCardHeading card={card} />…</VehicleCardFrame>
 */
export const VehicleCardFrame = ({ card, layout = 'grid', className, children }: VehicleCardFrameProps) => (
  <article
    className={joinClasses(styles['card'], className)}
    data-part="vehicle-card"
    data-layout={layout}
    data-status={card.availability}
    data-vehicle={card.id}
  >
    {children}
  </article>
);
