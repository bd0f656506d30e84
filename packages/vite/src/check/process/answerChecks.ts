import type { LookFinding } from './checkLook.ts';

/** What the development server requests, and what it gets. */
export type CheckRequest = { name: string; folder: string };
export type CheckAnswer = { findings: LookFinding[] } | { failed: string };

/** Answers the development server that started this process (`lookCheck`), until it ends. */
export const answerChecks = (check: (request: CheckRequest) => Promise<LookFinding[]>): void => {
  process.on('disconnect', () => process.exit());
  process.on('message', (request: CheckRequest) => {
    const send = (answer: CheckAnswer): void => void process.send?.(answer);
    check(request).then(
      (findings) => send({ findings }),
      (error: unknown) => send({ failed: error instanceof Error ? error.message : String(error) }),
    );
  });
};
