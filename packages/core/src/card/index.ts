export { cardAttributes } from './cardAttributes.ts';
export { cardButtons } from './cardButtons.ts';
export type {
  CardButtonModel,
  CardButtonName,
  CardSaveModel,
  PictureModel,
  PlaceholderModel,
  VehicleCardModel,
  VehicleFact,
  VehicleTag,
} from './cardModel.ts';
export { readEnquiryPurpose, type EnquiryPurpose } from './enquiryPurpose.ts';
export { enquiryStart, type EnquiryStart } from './enquiryStart.ts';
export { isAutograbEligible, isTradeInEligible } from './tradeInEligible.ts';
export { isReservable } from './reservable.ts';
export { journeyHref, type Journey } from './journeyHref.ts';
export { saveControl, type VisitorState } from './saveControl.ts';
export { vehicleCardModel } from './vehicleCardModel.ts';
export { vehiclePicture } from './vehiclePicture.ts';
export { vehicleTags } from './vehicleTags.ts';
