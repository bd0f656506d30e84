import { UsageError } from '../commands/command.ts';

/**
 * The address of a service, which is refused where it is none.
 *
 * @throws UsageError
 */
export const webAddress = (text: string, name: string): string => {
  if (/^https?:\/\/[^/]/.test(text) && URL.canParse(text)) return text;
  throw new UsageError(`${name} must be an address such as http://127.0.0.1:7700, not ${text}.`);
};

/**
 * The address of a database, which is refused where it is none. The text is not repeated: it may have a password.
 *
 * @throws UsageError
 */
export const databaseAddress = (text: string): URL => {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return new URL(text);
  throw new UsageError('The address of the database must be like postgres://user:password@host/name.');
};
