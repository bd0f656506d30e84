export { exampleCard, exampleCards, examplePicture, exampleStates } from '../VehicleCard/exampleCard.ts';
