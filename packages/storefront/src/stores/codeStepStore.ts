import { fieldsOf } from './fields.ts';
import { persisted, type SiteStorage } from './persisted.ts';

/** A sent code: phone, time and contact details. The code itself is never stored. */
export type CodeStep = {
  readonly e164: string;
  readonly local: string;
  readonly at: number;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
};

type CodeStepStore = { read: () => CodeStep | undefined; write: (step: CodeStep) => void; forget: () => void };

/** Validity of a code in milliseconds; after that sign-in starts over. */
const validMs = 10 * 60_000;

const texts = ['e164', 'local', 'name', 'lastName', 'email'] as const;

const readStep = (value: unknown): CodeStep | undefined => {
  const step = fieldsOf(value);
  return step && texts.every((name) => typeof step[name] === 'string') && typeof step['at'] === 'number'
    ? (step as CodeStep)
    : undefined;
};

export const codeStepName = 'sign-in-code';

/** Stores the code step of a sign-in in its tab, so that a reload does not need another SMS. */
export const createCodeStepStore = ({ storage, prefix, now }: SiteStorage & { now: () => number }): CodeStepStore => {
  const stored = persisted<CodeStep | undefined>(storage, prefix + codeStepName, readStep, 1, undefined);
  return {
    read: () => {
      const step = stored.read();
      if (step && Math.abs(now() - step.at) < validMs) return step;
      stored.remove();
      return undefined;
    },
    write: (step) => void stored.write(step),
    forget: stored.remove,
  };
};
