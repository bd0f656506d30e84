import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInTypes } from '../routes/index.ts';
import { aLocation, aSite, twoDealerships } from '../testing/index.ts';
import {
  accountTexts,
  detailsBody,
  detailsFailureText,
  detailsSchema,
  nextLoginStatus,
  readOtpCode,
  signInPhone,
  needsDetails,
  signInSchema,
  signInText,
  userMetadata,
  verificationRow,
  verificationView,
  verifyBody,
} from './index.ts';
import { loginStatuses } from './loginStatus.ts';

describe('the code of an SMS', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['000000', '000000'],
    ['123-456', '123456'],
    ['123\u2011456.', '123456'],
    ['１２３４５６', '123456'],
    ['１２３－４５６', '123456'],
  ])('the code of an SMS accepts "%s"', (text, code) => {
    expect(readOtpCode(text)).toEqual({ kind: 'code', code });
  });

  it.each([
    ['', 'This is a required field.'],
    ['  ', 'This is a required field.'],
    ['12345', 'Code must be 6 digits.'],
    ['1234567', 'Code must be 6 digits.'],
    ['12a456', 'Code must be 6 digits.'],
    ['abcdef', 'Code must be 6 digits.'],
  ])('the code of an SMS answers "%s" with: %s', (text, message) => {
    expect(readOtpCode(text)).toEqual({ kind: 'invalid', message });
  });

  it('the code of an SMS is six digits or an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readOtpCode(text);
        if (read.kind === 'code') expect(read.code).toMatch(/^[0-9]{6}$/);
      }),
    );
  });
});

describe('the phone of a sign-in', () => {
  it.each([
    ['61412345678', 'AU', '0412345678', '+61412345678'],
    ['0412 345 678', 'AU', '0412345678', '+61412345678'],
    ['021 555 012', 'NZ', '021555012', '+6421555012'],
  ] as const)('the phone of a sign-in: %s', (text, country, local, e164) => {
    expect(signInPhone(text, aSite({ country }))).toEqual({ kind: 'phone', local, e164 });
  });

  it.each([
    ['AU', [], '+64 21 555 012', 'We can text codes to Australian mobile numbers only.'],
    ['AU', [], '+44 7911 123456', 'We can text codes to Australian mobile numbers only.'],
    ['NZ', [], '+61 412 345 678', 'We can text codes to New Zealand mobile numbers only.'],
    ['AU', ['AU', 'NZ'], '+1 212 555 0123', 'We can text codes to Australian and New Zealand mobile numbers only.'],
    ['AU', ['AU', 'NZ'], '+64 9 555 0123', 'Please enter a mobile number, so that we can text you a code.'],
    ['AU', ['AU', 'NZ'], '+64 21 555 012', undefined],
    ['AU', ['NZ'], '0412 345 678', 'We can text codes to New Zealand mobile numbers only.'],
  ] as const)(
    'the phone of a sign-in on a site of %s that texts %j, %s: %s',
    (country, smsCountries, text, message) => {
      const read = signInPhone(text, aSite({ country, contact: { smsCountries: [...smsCountries] } }));
      expect(read.kind === 'invalid' ? read.message : undefined).toBe(message);
    },
  );

  it.each([
    ['', 'Please enter your phone number.'],
    ['0412 345', 'Please enter an Australian mobile number, such as 0412 345 678.'],
    ['07 5550 1234', 'Please enter a mobile number, so that we can text you a code.'],
  ])('the phone of a sign-in sends no code to "%s"', (text, message) => {
    expect(signInPhone(text, aSite())).toEqual({ kind: 'invalid', message });
    expect(
      signInSchema(aSite())
        .safeParse({ name: 'Ana', lastName: 'Kerr', email: 'ana@example.com', phone: text })
        .error?.issues.map((issue) => issue.message),
    ).toEqual([message]);
  });
});

it.each([
  ['AU', []],
  ['NZ', []],
  ['NZ', ['NZ', 'AU']],
  ['AU', ['NZ']],
] as const)('suggests a mobile that a code can be sent to (%s, %o)', (country, smsCountries) => {
  const site = aSite({ country, contact: { smsCountries: [...smsCountries] } });
  const read = signInPhone('0412', site);
  const [, example = ''] = /such as ([\d ]+)\.$/.exec(read.kind === 'invalid' ? read.message : '') ?? [];
  const written = country === 'AU' && smsCountries.length > 0 ? example.replace(/^0/, '+64 ') : example;
  expect(signInPhone(written, site).kind).toBe('phone');
});

it('accepts a complete sign-in form', () => {
  expect(
    signInSchema(aSite()).safeParse({ name: 'Ana', lastName: 'Kerr', email: 'ana@example.com', phone: '0412 345 678' })
      .success,
  ).toBe(true);
});

describe('the status of a sign-in', () => {
  it('the status of a sign-in goes from default to sent to submitted, and back after a wrong code', () => {
    expect(loginStatuses).toEqual(['default', 'verificationSent', 'verificationSubmitted']);
    expect(nextLoginStatus('default', 'codeSent')).toBe('verificationSent');
    expect(nextLoginStatus('verificationSent', 'codeSubmitted')).toBe('verificationSubmitted');
    expect(nextLoginStatus('verificationSubmitted', 'codeRefused')).toBe('verificationSent');
    expect(nextLoginStatus('verificationSent', 'codeSent')).toBe('verificationSent');
    expect(nextLoginStatus('verificationSent', 'phoneChanged')).toBe('default');
    expect(nextLoginStatus('verificationSubmitted', 'signedOut')).toBe('default');
  });

  it('the status of a sign-in cannot submit a code that was never sent', () => {
    expect(nextLoginStatus('default', 'codeSubmitted')).toBe('default');
    expect(nextLoginStatus('default', 'codeRefused')).toBe('default');
  });

  it('the status of a sign-in locks the phone once a code was sent', () => {
    expect(verificationView('default')).toEqual({ phoneLocked: false, codeShown: false, button: 'Send Code' });
    expect(verificationView('verificationSent')).toEqual({ phoneLocked: true, codeShown: true, button: 'Resend Code' });
  });
});

describe('the request bodies of the auth service', () => {
  const one = aSite({ dealerships: [{ id: 1, name: 'North', slug: 'north' }] });

  it('the request bodies of the auth service: names the person, the website and the dealership where there is one', () => {
    const form = { name: ' Ana ', lastName: 'Kerr', email: 'ana@example.com' };
    expect(userMetadata(form, one)).toEqual({
      first_name: 'Ana',
      last_name: 'Kerr',
      email: 'ana@example.com',
      website: 'harbour-city-motors',
      dealership_slug: 'north',
    });
    expect(userMetadata({ name: '', lastName: ' ', email: '' }, one)).not.toHaveProperty('first_name');
    expect(userMetadata(form, aSite())).not.toHaveProperty('dealership_slug');
    expect(userMetadata(form, one, 'south').dealership_slug).toBe('south');
  });

  it('the request bodies of the auth service: changes only name and email of a known person', () => {
    const form = detailsSchema().parse({ name: ' Ana ', lastName: 'Kerr', email: 'ana@example.com' });
    expect(detailsBody(form)).toEqual({
      data: { first_name: 'Ana', last_name: 'Kerr', email: 'ana@example.com' },
    });
  });

  it('the request bodies of the auth service: stores a row for a sent code and one for a correct code', () => {
    expect(verificationRow('sms', 'u1', one)).toEqual({
      website_slug: 'harbour-city-motors',
      dealership_slug: 'north',
      verification_type: 'sms',
      user_id: 'u1',
    });
    expect(verificationRow('verify', 'u1', aSite())).toEqual({
      website_slug: 'harbour-city-motors',
      verification_type: 'verify',
      user_id: 'u1',
    });
    const several = twoDealerships();
    expect(verificationRow('sms', undefined, several).dealership_slug).toBe('north');
    expect(
      verificationRow('sms', undefined, { ...several, locations: [aLocation({ dealership_slug: 'south' })] })
        .dealership_slug,
    ).toBe('south');
    expect(verificationRow('sms', undefined, several, 'east').dealership_slug).toBe('east');
    expect(verificationRow('sms', undefined, aSite())).toEqual({
      website_slug: 'harbour-city-motors',
      verification_type: 'sms',
    });
    expect(verifyBody('+61412345678', '123456')).toEqual({ phone: '+61412345678', token: '123456', type: 'sms' });
  });
});

it.each([
  ['name', { name: ' ' }, 'Please enter your first name.'],
  ['lastName', { lastName: '' }, 'Please enter your last name.'],
  ['email', { email: 'ana@example' }, 'Please enter a whole email address, such as name@example.com.'],
])('details need a %s', (field, wrong, message) => {
  const read = detailsSchema().safeParse({ name: 'Ana', lastName: 'Kerr', email: 'ana@example.com', ...wrong });
  expect(read.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
});

it.each([
  ['there is no connection', { reason: 'offline' }, accountTexts.detailsOffline],
  ['no answer comes in time', { reason: 'timeout' }, accountTexts.detailsOffline],
  ['the service is busy', { reason: 'status', status: 429 }, accountTexts.detailsBusy],
  ['the service is down', { reason: 'status', status: 503 }, accountTexts.detailsFailed],
  ['the answer is no answer', { reason: 'malformed' }, accountTexts.detailsFailed],
])('shows an error for details that could not be saved because %s', (_, failure, text) => {
  expect(detailsFailureText(failure)).toBe(text);
});

it('the sign-in page has its own heading for each of the eight reasons', () => {
  expect(new Set(signInTypes.map((type) => signInText(type).title)).size).toBe(8);
});

describe('a site with name and email after the code', () => {
  const site = aSite({ auth: { detailsAfterCode: true } });

  it('sends a code to a mobile alone', () => {
    const form = { name: '', lastName: '', email: '', phone: '0412 345 678' };
    expect(signInSchema(site).safeParse(form).success).toBe(true);
    expect(signInSchema(site).safeParse({ ...form, phone: '' }).success).toBe(false);
    expect(signInSchema(aSite()).safeParse(form).success).toBe(false);
  });

  it('a site with name and email after the code asks a new person for them, and nobody whom the service knows', () => {
    const ana = { name: 'Ana', lastName: 'Kerr', email: 'ana@example.com' };
    expect(needsDetails({}, site)).toBe(true);
    expect(needsDetails({ ...ana, email: '' }, site)).toBe(true);
    expect(needsDetails(ana, site)).toBe(false);
    expect(needsDetails({}, aSite())).toBe(false);
  });
});
