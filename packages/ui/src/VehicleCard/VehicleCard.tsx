import type { VehicleCardModel } from '@dealer/core/card';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import {
  VehicleCardActions,
  type VehicleCardClasses,
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

/** What a look that draws the default gives it: its classes instead of those of the default. */
export type VehicleCardDesign = {
  /** Classes for its parts, from a look. */
  classes?: VehicleCardClasses;
};

/**
 * The neutral card of a vehicle: the picture, title, facts, price and buttons, in this order. It renders core's model.
 *
 * @avoid For the vehicle that a form is about (`VehicleMini`). A look with its own card composes `VehicleCardParts`.
 * @accessibility Screen readers: an article whose heading has its link. All buttons have the title of the vehicle in their names. Touch and motion are described at `VehicleCardParts`.
 *
 * @example
 * <VehicleCard {...vehicleCardModel(vehicle, site, now)} onSave={toggle} />
 */
export const VehicleCard = ({
  layout,
  saved = false,
  onSave,
  priority = false,
  classes = styles,
  ...card
}: WithRoot<VehicleCardProps & VehicleCardDesign, 'article'>) => (
  <VehicleCardFrame {...rootProps(card, classes.card)} card={card} layout={layout}>
    <VehicleCardMedia className={classes.media}>
      <VehicleCardPicture card={card} priority={priority} className={classes.picture} />
      <VehicleCardTags card={card} className={classes.tags} />
      <VehicleCardSave card={card} saved={saved} onSave={onSave} className={classes.save} />
      <VehicleCardFoot card={card} className={classes.foot} />
    </VehicleCardMedia>
    <VehicleCardHeading card={card} className={classes.heading} />
    <VehicleCardFacts card={card} className={classes.facts} />
    <VehicleCardPrice card={card} className={classes.price} />
    <VehicleCardActions card={card} className={classes.actions} />
  </VehicleCardFrame>
);
