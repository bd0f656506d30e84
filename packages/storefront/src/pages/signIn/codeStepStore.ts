import { fieldsOf } from '../../stores/fields.ts';
import { persisted } from '../../stores/persisted.ts';
import type { KeyValueStorage } from '../../stores/persisted.ts';
import { removeStored } from '../../stores/removeStored.ts';

/** A code that was sent: to which phone and when, and who asked for it. The code itself is never stored. */
export type CodeStep = {
  readonly e164: string;
  readonly local: string;
  readonly at: number;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
};

export type CodeStepStore = { read: () => CodeStep | undefined; write: (step: CodeStep) => void; forget: () => void };

/** A code counts for minutes; after that the visitor starts again. */
const keptMs = 10 * 60_000;

const texts = ['e164', 'local', 'name', 'lastName', 'email'] as const;

const readStep = (value: unknown): CodeStep | undefined => {
  const step = fieldsOf(value);
  return step && texts.every((name) => typeof step[name] === 'string') && typeof step['at'] === 'number'
    ? (step as CodeStep)
    : undefined;
};

export const codeStepName = 'sign-in-code';

/**
 * Keeps the code step of a sign-in in its tab, so that a reload does not ask for another SMS.
 *
 * @example
 * createCodeStepStore({ storage: sessionStorage, prefix: 'dealer:my-site:', now: Date.now }).read() // => undefined
 */
export const createCodeStepStore = ({
  storage,
  prefix,
  now,
}: {
  storage: KeyValueStorage;
  prefix: string;
  now: () => number;
}): CodeStepStore => {
  const name = prefix + codeStepName;
  const kept = persisted<CodeStep | undefined>(storage, name, readStep, 1, undefined);
  const forget = (): void => removeStored(storage, name);
  return {
    read: () => {
      const step = kept.read();
      if (step && Math.abs(now() - step.at) < keptMs) return step;
      forget();
      return undefined;
    },
    write: (step) => void kept.write(step),
    forget,
  };
};
