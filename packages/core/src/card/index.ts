export type { CardButtonModel, CardButtonName, CardSaveModel, PictureModel, PlaceholderModel, VehicleCardModel, VehicleFact, VehicleTag } from './cardModel.ts';
