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

/** The vehicle card: the price is a tag over a corner of the picture; kilometres and year are as large as the title. */
export const VehicleCard = ({ layout, saved = false, onSave, priority = false, ...card }: VehicleCardProps) => (
  <VehicleCardFrame card={card} layout={layout} className={styles.card}>
    <VehicleCardMedia>
      <VehicleCardPicture card={card} priority={priority} className={styles.picture} />
      <VehicleCardTags card={card} />
      <VehicleCardSave card={card} saved={saved} onSave={onSave} className={styles.save} />
    </VehicleCardMedia>
    <VehicleCardPrice card={card} className={styles.price} />
    <VehicleCardHeading card={card} className={styles.heading} />
    <div className={styles.details}>
      <VehicleCardFacts card={card} className={styles.facts} />
      <VehicleCardFoot card={card} className={styles.foot} />
    </div>
    <VehicleCardActions card={card} className={styles.actions} />
  </VehicleCardFrame>
);
