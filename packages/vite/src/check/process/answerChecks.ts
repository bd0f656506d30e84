import type { LookFinding } from './findInLook.ts';

/** What the development server requests. */
export type CheckRequest = { name: string; folder: string };

/** What it gets: the findings of the template first, then those of the sites, which take longer. */
export type CheckAnswer = { of: 'template' | 'sites'; findings: LookFinding[] } | { failed: string };

type Check = (request: CheckRequest) => Promise<LookFinding[]>;

/** Answers the development server that started this process (`lookCheck`), until it ends. */
export const answerChecks = ({ template, sites }: { template: Check; sites: Check }): void => {
  const send = (answer: CheckAnswer): void => void process.send?.(answer);
  const answer = async (request: CheckRequest): Promise<void> => {
    send({ of: 'template', findings: await template(request) });
    send({ of: 'sites', findings: await sites(request) });
  };
  process.on('disconnect', () => process.exit());
  process.on('message', (request: CheckRequest) => {
    answer(request).catch((error: unknown) => send({ failed: error instanceof Error ? error.message : String(error) }));
  });
};
