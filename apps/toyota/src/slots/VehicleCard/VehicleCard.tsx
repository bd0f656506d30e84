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

/** The vehicle card: the picture from edge to edge, the rest without a box. */
export const VehicleCard = ({ layout, saved = false, onSave, priority = false, ...card }: VehicleCardProps) => (
  <VehicleCardFrame card={card} layout={layout} className={styles.card}>
    <VehicleCardMedia className={styles.media}>
      <VehicleCardPicture card={card} priority={priority} className={styles.picture} />
      <VehicleCardTags card={card} className={styles.tags} />
      <VehicleCardSave card={card} saved={saved} onSave={onSave} className={styles.save} />
      <VehicleCardFoot card={card} className={styles.foot} />
    </VehicleCardMedia>
    <VehicleCardHeading card={card} className={styles.heading} />
    <VehicleCardFacts card={card} className={styles.facts} />
    <VehicleCardPrice card={card} className={styles.price} />
    <VehicleCardActions card={card} className={styles.actions} />
  </VehicleCardFrame>
);
