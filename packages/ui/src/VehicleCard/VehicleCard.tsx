import type { VehicleCardModel } from '@dealer/core/card';
import {
  VehicleCardActions,
  VehicleCardFacts,
  VehicleCardFoot,
  VehicleCardFrame,
  VehicleCardHeading,
  VehicleCardMedia,
  VehicleCardPicture,
  VehicleCardPrice,
  VehicleCardSave,
  VehicleCardTags,
} from '../VehicleCardParts/index.ts';
import styles from './VehicleCard.module.css';

export type VehicleCardProps = VehicleCardModel & {
  layout?: 'grid' | 'list';
  /** The vehicle is in the visitor's garage or compare list. */
  saved?: boolean;
  onSave?: () => void;
  /** The picture is among the first on the page: loaded at once, not faded in. The very first is requested before all others. */
  priority?: boolean | 'first';
};

/**
 * The neutral card of a vehicle, for looks without their own. It renders core's model.
 *
 * @example
 * <VehicleCard {...vehicleCardModel(vehicle, site, now)} onSave={toggle} />
 */
export const VehicleCard = ({ layout, saved = false, onSave, priority = false, ...card }: VehicleCardProps) => (
  <VehicleCardFrame card={card} layout={layout}>
    <VehicleCardMedia>
      <VehicleCardPicture card={card} priority={priority} />
      <VehicleCardTags card={card} />
      <VehicleCardSave card={card} saved={saved} onSave={onSave} />
      <VehicleCardFoot card={card} className={styles['foot']} />
    </VehicleCardMedia>
    <VehicleCardHeading card={card} />
    <VehicleCardFacts card={card} />
    <VehicleCardPrice card={card} className={styles['price']} />
    <VehicleCardActions card={card} />
  </VehicleCardFrame>
);
