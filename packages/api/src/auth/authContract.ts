import { errorText } from '@dealer/core/errors';
import { accountTexts } from '@dealer/core/account';
import * as z from 'zod/mini';
import { defineContract, faults } from '../contract/index.ts';
import { authEndpoints } from './authEndpoints.ts';

const phone = '+61412345678';
const apikey = {
  apikey: '`services.auth.anonKey`, the service’s public key; also the bearer if nobody is signed in',
};
const user = z.looseObject({
  id: z.string(),
  phone: z.optional(z.string()),
  user_metadata: z.optional(
    z.looseObject({
      first_name: z.optional(z.string()),
      last_name: z.optional(z.string()),
      email: z.optional(z.string()),
    }),
  ),
});
const session = z.looseObject({
  access_token: z.string(),
  token_type: z.string(),
  expires_in: z.number(),
  refresh_token: z.string(),
  user,
});
const sessionFields = {
  expires_in: 'Seconds.',
  refresh_token: 'Valid once.',
  'user.user_metadata': 'As sent before the first correct code, or as changed by PUT /user.',
};
const aSession = {
  access_token: 'eyJ...',
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'v1...',
  user: {
    id: '5f0c',
    phone: '61412345678',
    user_metadata: { first_name: 'Ana', last_name: 'Kerr', email: 'ana.kerr@example.com' },
  },
};

export const rateLimitContract = defineContract({
  name: 'Check the limit of codes',
  text: 'The website’s own rate limit, checked before the auth service sends an SMS. Any status of 400 and above blocks it.',
  method: 'POST',
  path: authEndpoints.rateLimit,
  by: 'checkSignInLimit',
  calledFrom: '/sign-in, before each code.',
  decisions: 'E9',
  request: z.object({ phone: z.string() }),
  answer: 'unread',
  fields: { phone: 'E.164.' },
  errors: [
    { when: 'A status of 400 and above', page: `"${errorText('rateLimit')}"; no SMS is sent.` },
    { when: 'No connection or no answer in time', page: `"${errorText('sms')}"; no SMS is sent.` },
  ],
  examples: [{ request: { phone }, answer: { success: true } }],
});

export const contactExistsContract = defineContract({
  name: 'Look up a contact',
  text: 'Lets the backend look up the contact in advance. The website ignores the answer, so that no page can reveal who is a customer. The phone is in the query because existing backends expect it there; do not write it to access logs.',
  method: 'GET',
  path: authEndpoints.contactExists,
  by: 'checkContactExists',
  calledFrom: '/sign-in, when a code was sent.',
  query: z.object({ phone_number: z.string() }),
  answer: 'unread',
  fields: { phone_number: 'E.164.' },
  errors: [faults('Nothing.')],
  examples: [{ query: { phone_number: phone }, answer: { data: { exists: true } } }],
});

export const sendCodeContract = defineContract({
  name: 'Send a code',
  text: 'The auth service (Supabase Auth) sends an SMS with six digits.',
  method: 'POST',
  path: `${authEndpoints.auth}/otp`,
  host: 'auth',
  by: 'createAuthClient().sendCode',
  calledFrom: '/sign-in, Send code and Resend Code.',
  decisions: 'E9, E23',
  headers: apikey,
  request: z.looseObject({
    phone: z.string(),
    data: z.object({
      first_name: z.optional(z.string()),
      last_name: z.optional(z.string()),
      email: z.optional(z.string()),
      website: z.string(),
      dealership_slug: z.optional(z.string()),
    }),
    channel: z.optional(z.string()),
  }),
  answer: z.looseObject({ message_id: z.optional(z.nullable(z.string())) }),
  fields: {
    phone: 'E.164. The page refuses foreign numbers and landlines before; the service accepts them.',
    data: 'Stored as the metadata of a person whose phone was never confirmed. Ignored for a known person. Name and email are missing on sites with `auth.detailsAfterCode`, which set them with PUT /user.',
    message_id: 'Missing for a new person, and if a hook sends the SMS. The page ignores it.',
  },
  duties: [
    'Sends one SMS to a number in `SMS_MAX_FREQUENCY` (60 seconds), also soon after a sign-in, and `RATE_LIMIT_SMS_SENT` (30) in an hour for the whole service, because direct calls bypass `/api/rate-limit`.',
    'A code is valid for `SMS_OTP_EXP`: by default 60 seconds, as long as the wait for the next one.',
  ],
  errors: [
    {
      when: '429 with "after 42 seconds" in its message',
      page: 'The code step, with the message `smsTooSoon`, because the last code is still valid.',
    },
    { when: 'Another 429, or the code `over_sms_send_rate_limit`', page: `"${errorText('rateLimit')}"` },
    {
      when: 'The code `phone_provider_disabled`, `otp_disabled` or `signup_disabled`',
      page: `"${accountTexts.signInClosed}", with the dealer’s phone number.`,
    },
    { when: 'The code `user_banned`', page: `"${accountTexts.signInBanned}", with the dealer’s phone number.` },
    {
      when: 'Another code or status, no connection, or no answer within 15 seconds',
      page: `"${errorText('sms')}"; the service’s own message is never shown.`,
    },
  ],
  examples: [
    {
      request: {
        phone,
        data: { first_name: 'Ana', last_name: 'Kerr', email: 'ana.kerr@example.com', website: 'southern-cross-motors' },
        channel: 'sms',
      },
      answer: {},
    },
  ],
});

export const verifyCodeContract = defineContract({
  name: 'Check a code',
  text: 'Exchanges six digits for a session.',
  method: 'POST',
  path: `${authEndpoints.auth}/verify`,
  host: 'auth',
  by: 'createAuthClient().verifyCode',
  calledFrom: '/sign-in, when six digits were typed.',
  decisions: 'E8',
  headers: apikey,
  request: z.looseObject({ phone: z.string(), token: z.string(), type: z.literal('sms') }),
  answer: session,
  fields: sessionFields,
  duties: [
    'Does not limit wrong codes by default. With `RATE_LIMIT_HEADER` behind a proxy it limits them to 30 in five minutes per address. The page stops after five, which does not stop a program.',
  ],
  errors: [
    {
      when: '403 with the code `otp_expired`, or 4xx without a code: wrong, used or expired',
      page: `"${errorText('badCode')}"; the code can be typed again.`,
    },
    { when: '429', page: `"${errorText('rateLimit')}"; the code can be typed again.` },
    { when: 'The code `user_banned`', page: `"${accountTexts.signInBanned}", with the dealer’s phone number.` },
    {
      when: 'The code `phone_provider_disabled`, `otp_disabled` or `signup_disabled`',
      page: `"${accountTexts.checkClosed}", with the dealer’s phone number.`,
    },
    {
      when: 'Another code or status, no connection, no answer in time, or an answer that breaks the contract',
      page: `"${errorText('unknownVerification')}"`,
    },
  ],
  examples: [{ request: { phone, token: '123456', type: 'sms' }, answer: aSession }],
});

export const refreshTokenContract = defineContract({
  name: 'Renew a session',
  text: 'Gets a new token when a call needs one and the old one is about to expire. Two tabs may renew at the same time, so the service also accepts the previous refresh token. It refuses an older one with `refresh_token_already_used` and revokes the session.',
  method: 'POST',
  path: `${authEndpoints.auth}/token`,
  host: 'auth',
  by: 'createAuthClient().refresh',
  calledFrom: 'Any call about a person.',
  decisions: 'E23, E25',
  headers: apikey,
  query: z.object({ grant_type: z.literal('refresh_token') }),
  request: z.object({ refresh_token: z.string() }),
  answer: session,
  timeoutMs: 8_000,
  fields: sessionFields,
  errors: [
    { when: '4xx but 408, 409 and 429', page: 'Signed out; a gated page leads to sign-in and back.' },
    {
      when: '409, 429',
      page: `Still signed in; the session is renewed 20 seconds later or by the next call. Calls use the old token while it is valid; after that the page shows: "${accountTexts.sessionBusy}"`,
    },
    {
      when: '408, no connection, no answer in time, or 5xx',
      page: 'Still signed in, and the next call retries. The call uses the old token while it is valid; after that it fails as without a connection.',
    },
  ],
  examples: [{ query: { grant_type: 'refresh_token' }, request: { refresh_token: 'v1...' }, answer: aSession }],
});

export const authUserContract = defineContract({
  name: 'Get the signed-in person',
  text: 'Who a token is of.',
  method: 'GET',
  path: `${authEndpoints.auth}/user`,
  host: 'auth',
  by: 'createAuthClient',
  calledFrom: 'The auth service’s own client, where it must be sure.',
  decisions: 'E23',
  bearer: 'required',
  headers: apikey,
  answer: user,
  errors: [{ when: '401 or 403', page: 'Signed out.' }],
  examples: [{ headers: { Authorization: 'Bearer eyJ...' }, answer: aSession.user }],
});

export const changeDetailsContract = defineContract({
  name: 'Change the details of the signed-in person',
  text: 'Name and email: signing in again does not change them for a known phone.',
  method: 'PUT',
  path: `${authEndpoints.auth}/user`,
  host: 'auth',
  by: 'createAuthClient().changeDetails',
  calledFrom:
    '/my-garage, Save details; /sign-in, after the code of a new person on sites with `auth.detailsAfterCode`.',
  decisions: 'E23',
  bearer: 'required',
  headers: apikey,
  request: z.object({
    data: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  }),
  answer: user,
  fields: {
    data: 'Merged into the user’s metadata. Forms are prefilled with the email; the service sends nothing to it.',
  },
  errors: [
    { when: '401 or 403', page: 'Renews the session and retries once; signed out after another refusal.' },
    { when: '429', page: `"${accountTexts.detailsBusy}"; the form is unchanged.` },
    {
      when: 'No connection, or no answer in time',
      page: `"${accountTexts.detailsOffline}"; the form is unchanged.`,
    },
    {
      when: 'Another status, or an answer that breaks the contract',
      page: `"${accountTexts.detailsFailed}"; the form is unchanged.`,
    },
  ],
  examples: [
    {
      headers: { Authorization: 'Bearer eyJ...' },
      request: { data: { first_name: 'Ana', last_name: 'Kerr', email: 'ana.kerr@example.com' } },
      answer: aSession.user,
    },
  ],
});

export const signOutContract = defineContract({
  name: 'Sign out',
  text: 'Ends all sessions of the person at the service (`scope=global`), on every device. This device first removes its own session and all stored data about the person, and does not wait for the answer.',
  method: 'POST',
  path: `${authEndpoints.auth}/logout`,
  host: 'auth',
  by: 'createAuthClient().signOut',
  calledFrom: 'Sign out.',
  decisions: 'E23',
  bearer: 'required',
  headers: apikey,
  query: z.object({ scope: z.literal('global') }),
  answer: 'unread',
  errors: [
    faults(
      'Signed out on this device anyway. 403 with the code `session_not_found` means that the session had already ended.',
    ),
  ],
  examples: [{ headers: { Authorization: 'Bearer eyJ...' }, query: { scope: 'global' }, answer: '' }],
});

export const verificationsContract = defineContract({
  name: 'Record a verification',
  text: 'Adds a row to the verifications table: "sms" when a code was sent, "verify" when it was correct. PostgREST or the dealer’s backend serves it.',
  method: 'POST',
  path: authEndpoints.verifications,
  host: 'auth',
  by: 'recordVerification',
  calledFrom: '/sign-in, without waiting for the answer.',
  decisions: 'E10',
  bearer: 'optional',
  headers: { ...apikey, 'Content-Profile': 'public' },
  request: z.object({
    website_slug: z.string(),
    dealership_slug: z.optional(z.string()),
    verification_type: z.enum(['sms', 'verify']),
    user_id: z.optional(z.string()),
  }),
  answer: 'unread',
  duties: [
    'Allows anyone to add an "sms" row without a person, signed-in persons to add "verify" rows about themselves, and nobody to read; [deploy.md](../deploy.md#the-table-of-verifications) has the SQL.',
  ],
  fields: { user_id: 'Missing when the first code is sent.' },
  errors: [faults('Logged.')],
  examples: [
    { request: { website_slug: 'southern-cross-motors', verification_type: 'verify', user_id: '5f0c' }, answer: '' },
  ],
});
