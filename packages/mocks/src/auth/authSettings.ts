/** A setting of the mock auth service: what a real GoTrue has without configuration, and what it means. */
type AuthSettingRow = { readonly usually: number; readonly most: number; readonly says: string };

/**
 * What an operator of a real auth service configures, by the names of GoTrue's variables (without `GOTRUE_`), each with the real default.
 * A tester changes them by `?auth=SMS_OTP_EXP:600,RATE_LIMIT_HEADER:1` or on `/__mocks/`. Switches are 0 and 1.
 */
export const authSettings = {
  SMS_OTP_EXP: { usually: 60, most: 86_400, says: 'Seconds that a code is valid.' },
  SMS_MAX_FREQUENCY: { usually: 60, most: 3600, says: 'Seconds until the next SMS to the same number.' },
  RATE_LIMIT_SMS_SENT: { usually: 30, most: 100_000, says: 'SMS in an hour, for the whole service.' },
  RATE_LIMIT_HEADER: {
    usually: 0,
    most: 1,
    says: '1: a proxy names the address of each client, so that codes and renewals are limited by address.',
  },
  RATE_LIMIT_VERIFY: { usually: 30, most: 100_000, says: 'Codes that an address can try in five minutes.' },
  RATE_LIMIT_TOKEN_REFRESH: {
    usually: 150,
    most: 100_000,
    says: 'Renewals for an address in five minutes; at most 30 in a burst.',
  },
  JWT_EXP: { usually: 3600, most: 604_800, says: 'Seconds that an access token is valid.' },
  HOOK_SEND_SMS_ENABLED: {
    usually: 0,
    most: 1,
    says: '1: the dealer’s own hook sends the SMS, so there is no message id.',
  },
  METADATA_ON_SIGN_IN: {
    usually: 0,
    most: 1,
    says: '1: signing in changes the name and email of a known person, as a trigger in the database can do it.',
  },
} as const satisfies Record<string, AuthSettingRow>;

/** The name of a setting. */
export type AuthSettingName = keyof typeof authSettings;

export type AuthSettings = Readonly<Record<AuthSettingName, number>>;

/** A GoTrue without configuration. */
export const defaultAuthSettings = Object.fromEntries(
  Object.entries(authSettings).map(([name, { usually }]) => [name, usually]),
) as AuthSettings;

const isName = (name: string): name is AuthSettingName => Object.hasOwn(authSettings, name);

/** The settings, those that differ from the defaults as text, and what was not understood. */
export type ReadAuthSettings = {
  settings: AuthSettings;
  applied: string[];
  refused: { text: string; reason: string }[];
};

/**
 * Reads `?auth=<name>:<number>,...`; what is no setting, or out of range, is refused and leaves the default.
 *
 * @example
 * parseAuthSettings('SMS_OTP_EXP:600').settings.SMS_OTP_EXP // => 600
 */
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
    else if (!/^\d{1,6}$/.test(written) || Number(written) > authSettings[name].most)
      read.refused.push({ text: part, reason: `A whole number up to ${authSettings[name].most} is needed.` });
    else if (Number(written) !== authSettings[name].usually) {
      read.settings[name] = Number(written);
      read.applied.push(`${name}: ${written}`);
    }
  }
  return read;
};
