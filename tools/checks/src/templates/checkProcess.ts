import { checkTemplate } from './checkTemplate.ts';
import { describeFinding } from './finding.ts';

// The check of a look as a process of its own, for the development server: it is sent a look, and answers with what it finds.

process.on('disconnect', () => process.exit());
process.on('message', ({ name, folder }: { name: string; folder: string }) => {
  checkTemplate(name, folder).then(
    (findings) => process.send?.({ findings: findings.map((one) => ({ ...one, text: describeFinding(one) })) }),
    (error: unknown) => process.send?.({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
