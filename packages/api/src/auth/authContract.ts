import { errorText } from '@dealer/core/errors';
import { accountTexts } from '@dealer/core/verification';
import * as z from 'zod/mini';
import { defineContract, faults } from '../contract/index.ts';
import { authEndpoints } from './authEndpoints.ts';

const phone = '+61412345678';
const apikey = {
  apikey: '`services.auth.anonKey`, the service’s public key; where nobody is signed in also the bearer',
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
  refresh_token: 'Counts once.',
  'user.user_metadata': 'As it was sent before the first right code, or changed later by PUT /user.',
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
  name: 'Ask whether a code may be sent',
  text: 'The website’s own limit, asked before the auth service sends an SMS. Any answer but a good one blocks it.',
  method: 'POST',
  path: authEndpoints.rateLimit,
  by: 'askSignInLimit',
  calledFrom: '/sign-in, before each code.',
  source: 'Specification section 7, POST /api/rate-limit; decision E9',
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
  name: 'Ask whether a contact is known',
  text: 'Lets the backend have the contact ready. The website does not read the answer, so that no page can show who is a customer. The phone stands in the address because the specification says so: keep it out of access logs.',
  method: 'GET',
  path: authEndpoints.contactExists,
  by: 'askContactExists',
  calledFrom: '/sign-in, when a code was sent.',
  source: 'Specification section 7',
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
  source: 'Specification section 7, Phone sign-in with OTP; decisions E9, E23',
  headers: apikey,
  request: z.looseObject({
    phone: z.string(),
    data: z.object({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      website: z.string(),
      dealership_slug: z.optional(z.string()),
    }),
    channel: z.optional(z.string()),
  }),
  answer: z.looseObject({ message_id: z.optional(z.nullable(z.string())) }),
  fields: {
    phone: 'E.164. Foreign numbers and landlines are taken too: the page refuses them first.',
    data: 'Stored as the metadata of a person whose phone was never confirmed. For a known person it is ignored.',
    message_id: 'Missing for a new person, and where a hook sends the SMS. The page does not read it.',
  },
  duties: [
    'Sends one SMS to a number in `SMS_MAX_FREQUENCY` (60 seconds), also soon after a sign-in, and `RATE_LIMIT_SMS_SENT` (30) in an hour for the whole service: whoever calls it directly bypasses `/api/rate-limit`.',
    'A code is valid for `SMS_OTP_EXP`: 60 seconds unless it is set higher, which is as long as the wait for the next one.',
  ],
  errors: [
    {
      when: '429 whose message says "after 42 seconds"',
      page: `The code step, because the last code still counts: "${errorText('smsTooSoon')}"`,
    },
    { when: 'Another 429, or the code `over_sms_send_rate_limit`', page: `"${errorText('rateLimit')}"` },
    {
      when: 'The code `phone_provider_disabled`, `otp_disabled`, `signup_disabled` or `user_banned`',
      page: `"${accountTexts.signInClosed}", with the dealer’s phone number.`,
    },
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
  text: 'Six digits for a session.',
  method: 'POST',
  path: `${authEndpoints.auth}/verify`,
  host: 'auth',
  by: 'createAuthClient().verifyCode',
  calledFrom: '/sign-in, when six digits were typed.',
  source: 'Specification section 7, Verify OTP; decision E8',
  headers: apikey,
  request: z.looseObject({ phone: z.string(), token: z.string(), type: z.literal('sms') }),
  answer: session,
  fields: sessionFields,
  duties: [
    'Answers wrong codes with 403 for ever. Only with `RATE_LIMIT_HEADER` behind a proxy it limits them, to 30 in five minutes for an address; the page stops after five, a program does not.',
  ],
  errors: [
    {
      when: '403 with the code `otp_expired`, or 4xx without a code: wrong, used or too old',
      page: `"${errorText('badCode')}"; the code can be typed again.`,
    },
    { when: '429', page: `"${errorText('rateLimit')}"; the code can be typed again.` },
    { when: 'The code `user_banned`', page: `"${accountTexts.signInClosed}", with the dealer’s phone number.` },
    {
      when: 'Another code or status, no connection, no answer in time, or an answer that breaks the contract',
      page: `"${errorText('unknownVerification')}"`,
    },
  ],
  examples: [{ request: { phone, token: '123456', type: 'sms' }, answer: aSession }],
});

export const refreshTokenContract = defineContract({
  name: 'Renew a session',
  text: 'A new token, when a call needs one and the old one is about to end. Tabs do not wait for one another: two may renew at the same moment, and the service accepts the refresh token before the valid one, too. An older one is refused with `refresh_token_already_used` and revokes the session.',
  method: 'POST',
  path: `${authEndpoints.auth}/token`,
  host: 'auth',
  by: 'createAuthClient().refresh',
  calledFrom: 'Any call about a person.',
  source: 'Decisions E23, E25',
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
      page: `Still signed in; the session is renewed 20 seconds later or by the next call. Calls go on with the old token while that is valid; after that the page says: "${accountTexts.sessionBusy}"`,
    },
    {
      when: '408, no connection, no answer in time, or 5xx',
      page: 'Still signed in, and the next call tries again. The call goes on with the old token while that is valid; after that it fails as without a connection.',
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
  source: 'Decision E23',
  bearer: 'required',
  headers: apikey,
  answer: user,
  errors: [{ when: '401 or 403', page: 'Signed out.' }],
  examples: [{ headers: { Authorization: 'Bearer eyJ...' }, answer: aSession.user }],
});

export const changeDetailsContract = defineContract({
  name: 'Change the details of the signed-in person',
  text: 'Name and email, in the garage: signing in again does not change them for a known phone.',
  method: 'PUT',
  path: `${authEndpoints.auth}/user`,
  host: 'auth',
  by: 'createAuthClient().changeDetails',
  calledFrom: '/my-garage, Save details.',
  source: 'Decision E23',
  bearer: 'required',
  headers: apikey,
  request: z.object({
    data: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  }),
  answer: user,
  fields: {
    data: 'Merged into the user’s metadata. The email in it is what forms start with; the service sends it no message.',
  },
  errors: [
    { when: '401 or 403', page: 'Renews the session and tries once more; after another refusal signed out.' },
    { when: '429', page: `"${accountTexts.detailsBusy}"; what was typed stays.` },
    {
      when: 'No connection, or no answer in time',
      page: `"${accountTexts.detailsOffline}"; what was typed stays.`,
    },
    {
      when: 'Another status, or an answer that breaks the contract',
      page: `"${accountTexts.detailsFailed}"; what was typed stays.`,
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
  text: 'Ends all sessions of the person at the service (`scope=global`), on every device. This device forgets its own first, with all that it stores about the person, and waits for no answer.',
  method: 'POST',
  path: `${authEndpoints.auth}/logout`,
  host: 'auth',
  by: 'createAuthClient().signOut',
  calledFrom: 'Sign out.',
  source: 'Specification section 6; decision E23',
  bearer: 'required',
  headers: apikey,
  query: z.object({ scope: z.literal('global') }),
  answer: 'unread',
  errors: [
    faults(
      'Signed out on this device all the same. 403 with the code `session_not_found` means that the session had ended before.',
    ),
  ],
  examples: [{ headers: { Authorization: 'Bearer eyJ...' }, query: { scope: 'global' }, answer: '' }],
});

export const verificationsContract = defineContract({
  name: 'Keep a verification',
  text: 'A row of the verifications table: "sms" when a code was sent, "verify" when it was right. It is served by PostgREST or by the dealer’s backend.',
  method: 'POST',
  path: authEndpoints.verifications,
  host: 'auth',
  by: 'keepVerification',
  calledFrom: '/sign-in; nobody waits for it.',
  source: 'Specification section 7, Insert into verifications table; decision E10',
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
    'Lets everybody add an "sms" row without a person, a signed-in person a "verify" row about themselves, and nobody read: the SQL is in [deploy.md](../deploy.md#the-table-of-verifications).',
  ],
  fields: { user_id: 'Nobody is known yet when the first code goes out.' },
  errors: [faults('Logged.')],
  examples: [
    { request: { website_slug: 'southern-cross-motors', verification_type: 'verify', user_id: '5f0c' }, answer: '' },
  ],
});
