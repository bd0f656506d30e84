export { accountTexts, detailsFailureText } from './accountTexts.ts';
export {
  detailsBody,
  userMetadata,
  verificationRow,
  verifyBody,
  type UserMetadata,
  type VerificationRow,
} from './authBodies.ts';
export { nextLoginStatus, type LoginEvent, type LoginStatus } from './loginStatus.ts';
export { readOtpCode, codeAttempts, resendWaitMs } from './otpCode.ts';
export { parseWebsiteSession, type SessionPlugin, type WebsiteSession } from './websiteSession.ts';
export { readStoredSession, type SessionUser, type StoredSession } from './readStoredSession.ts';
export { sessionPlugins } from './sessionPlugins.ts';
export {
  type DetailsForm,
  detailsSchema,
  type SignInForm,
  signInPhone,
  needsDetails,
  signInSchema,
} from './signInForm.ts';
export { signInText } from './signInText.ts';
export { verificationView, type VerificationView } from './verificationView.ts';
