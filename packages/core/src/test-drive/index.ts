export { distributionLocations } from './distributionLocations.ts';
export {
  testDriveBookingSchema,
  testDriveDateLabel,
  testDriveMessages,
  type TestDriveBooking,
} from './testDriveBookingSchema.ts';
export { testDriveContactSchema } from './testDriveContactSchema.ts';
export { testDrivePayload } from './testDrivePayload.ts';
