/** A setting of the mock auth service. */
type AuthSettingRow = { readonly initial: number; readonly max: number; readonly description: string };

/**
 * The configuration of the mock auth service: GoTrue's variables (without `GOTRUE_`) with their real defaults. A tester
 * changes them by `?auth=SMS_OTP_EXP:600,RATE_LIMIT_HEADER:1` or on `/__mocks/`. Switches are 0 and 1.
 */
export const authSettings = {
  SMS_OTP_EXP: { initial: 60, max: 86_400, description: 'Seconds that a code is valid.' },
  SMS_MAX_FREQUENCY: { initial: 60, max: 3600, description: 'Seconds until the next SMS to the same number.' },
  RATE_LIMIT_SMS_SENT: { initial: 30, max: 100_000, description: 'SMS in an hour, for the whole service.' },
  RATE_LIMIT_HEADER: {
    initial: 0,
    max: 1,
    description: '1: a proxy names the address of each client, so that codes and renewals are limited by address.',
  },
  RATE_LIMIT_VERIFY: { initial: 30, max: 100_000, description: 'Codes that an address can try in five minutes.' },
  RATE_LIMIT_TOKEN_REFRESH: {
    initial: 150,
    max: 100_000,
    description: 'Renewals for an address in five minutes; at most 30 in a burst.',
  },
  JWT_EXP: { initial: 3600, max: 604_800, description: 'Seconds that an access token is valid.' },
  HOOK_SEND_SMS_ENABLED: {
    initial: 0,
    max: 1,
    description: '1: the dealer’s own hook sends the SMS, so there is no message id.',
  },
  METADATA_ON_SIGN_IN: {
    initial: 0,
    max: 1,
    description: '1: signing in changes the name and email of a known person, as a trigger in the database can do it.',
  },
} as const satisfies Record<string, AuthSettingRow>;

type AuthSettingName = keyof typeof authSettings;

export type AuthSettings = Readonly<Record<AuthSettingName, number>>;

/** The defaults of GoTrue. */
export const defaultAuthSettings = Object.fromEntries(
  Object.entries(authSettings).map(([name, { initial }]) => [name, initial]),
) as AuthSettings;

const isName = (name: string): name is AuthSettingName => Object.hasOwn(authSettings, name);

/** All settings, the changed ones as text, and invalid parts with the reason. */
type ReadAuthSettings = {
  settings: AuthSettings;
  applied: string[];
  refused: { text: string; reason: string }[];
};

/** Parses `?auth=<name>:<number>,...`. An unknown name or a number out of range is refused; its default applies. */
export const parseAuthSettings = (text: string): ReadAuthSettings => {
  const read: ReadAuthSettings & { settings: Record<AuthSettingName, number> } = {
    settings: { ...defaultAuthSettings },
    applied: [],
    refused: [],
  };
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [name = '', written = ''] = part.split(':');
    if (!isName(name)) read.refused.push({ text: part, reason: 'The auth service has no such setting.' });
    else if (!/^\d{1,6}$/.test(written) || Number(written) > authSettings[name].max)
      read.refused.push({ text: part, reason: `A whole number up to ${authSettings[name].max} is needed.` });
    else if (Number(written) !== authSettings[name].initial) {
      read.settings[name] = Number(written);
      read.applied.push(`${name}: ${written}`);
    }
  }
  return read;
};
