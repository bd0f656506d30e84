import type { LookFinding } from './findInLook.ts';
import { withoutRepeats } from './withoutRepeats.ts';

/** What the development server requests. */
export type CheckRequest = { name: string; folder: string };

/** What it gets: the findings of the template first, then those of the sites, which take longer. */
export type CheckAnswer = { of: 'template' | 'sites'; findings: LookFinding[] } | { failed: string };

type Check = (request: CheckRequest) => Promise<LookFinding[]>;

/** Answers the development server that started this process (`lookCheck`), until it ends. */
export const answerChecks = ({ template, sites }: { template: Check; sites: Check }): void => {
  const send = (answer: CheckAnswer): void => void process.send?.(answer);
  const answer = async (request: CheckRequest): Promise<void> => {
    const findings = await template(request);
    send({ of: 'template', findings });
    send({ of: 'sites', findings: withoutRepeats(await sites(request), findings, (finding) => finding) });
  };
  process.on('disconnect', () => process.exit());
  process.on('message', (request: CheckRequest) => {
    answer(request).catch((error: unknown) => send({ failed: error instanceof Error ? error.message : String(error) }));
  });
};
