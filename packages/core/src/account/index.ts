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
export { type OtpCode, readOtpCode } from './otpCode.ts';
export {
  type ParsedWebsiteSession,
  parseWebsiteSession,
  type SessionPlugin,
  type WebsiteSession,
  type WebsiteSessionDoc,
  websiteSessionDocSchema,
} from './websiteSession.ts';
export { readStoredSession, type SessionUser, type StoredSession } from './readStoredSession.ts';
export { sessionPlugins } from './sessionPlugins.ts';
export {
  type DetailsForm,
  detailsSchema,
  type SignInForm,
  signInPhone,
  type SignInPhone,
  needsDetails,
  signInSchema,
} from './signInForm.ts';
export { signInText, type SignInText } from './signInText.ts';
export { verificationView, type VerificationView } from './verificationView.ts';
