export type { VehicleCardClasses } from './vehicleCardClasses.ts';
export { VehicleCardActions, type VehicleCardActionsProps } from './VehicleCardActions.tsx';
export { VehicleCardFrame, type VehicleCardFrameProps } from './VehicleCardFrame.tsx';
export {
  VehicleCardFoot,
  type VehicleCardFootProps,
  VehicleCardMedia,
  VehicleCardSave,
  type VehicleCardSaveProps,
  VehicleCardTags,
  type VehicleCardTagsProps,
} from './VehicleCardMedia.tsx';
export { VehicleCardPicture, type VehicleCardPictureProps } from './VehicleCardPicture.tsx';
export {
  SkeletonActions,
  SkeletonFacts,
  SkeletonHeading,
  SkeletonPicture,
  SkeletonPrice,
  VehicleCardSkeletonFrame,
  type VehicleCardSkeletonFrameProps,
} from './VehicleCardSkeletonParts.tsx';
export {
  VehicleCardFacts,
  type VehicleCardFactsProps,
  VehicleCardHeading,
  type VehicleCardHeadingProps,
  VehicleCardPrice,
  type VehicleCardPriceProps,
} from './VehicleCardText.tsx';
