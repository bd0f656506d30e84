export { accountTexts, detailsFailureText } from './accountTexts.ts';
export {
  detailsBody,
  userMetadata,
  verificationRow,
  verifyBody,
  type UserMetadata,
  type VerificationRow,
} from './authBodies.ts';
export { loginStatuses, nextLoginStatus, type LoginEvent, type LoginStatus } from './loginStatus.ts';
export { otpSchema } from './otpSchema.ts';
export { readOtpCode, type OtpCode } from './readOtpCode.ts';
export { readStoredSession, type SessionUser, type StoredSession } from './readStoredSession.ts';
export { signInPhone, type SignInPhone } from './signInPhone.ts';
export { detailsSchema, signInSchema, type DetailsForm, type SignInForm } from './signInSchema.ts';
export { signInWords, type SignInWords } from './signInWords.ts';
export { verificationView, type VerificationView } from './verificationView.ts';
