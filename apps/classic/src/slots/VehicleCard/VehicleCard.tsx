import type { VehicleCardProps } from '@dealer/ui/VehicleCard';
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
} from '@dealer/ui/VehicleCardParts';
import styles from './VehicleCard.module.css';

/** The vehicle card: the location overlays the picture, a hairline separates the price, and hover adds a soft shadow. */
export const VehicleCard = ({ layout, saved = false, onSave, priority = false, ...card }: VehicleCardProps) => (
  <VehicleCardFrame card={card} layout={layout} className={styles.card}>
    <VehicleCardMedia>
      <VehicleCardPicture card={card} priority={priority} />
      <VehicleCardTags card={card} />
      <VehicleCardSave card={card} saved={saved} onSave={onSave} />
      <VehicleCardFoot card={card} className={styles.foot} />
    </VehicleCardMedia>
    <VehicleCardHeading card={card} />
    <VehicleCardFacts card={card} className={styles.facts} />
    <VehicleCardPrice card={card} className={styles.price} />
    <VehicleCardActions card={card} />
  </VehicleCardFrame>
);
