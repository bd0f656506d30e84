import { writeLookSchema } from '../ownPages/pageSchema.ts';
import { checkTemplate } from './checkTemplate.ts';
import { describeFinding } from './finding.ts';

// The check of a look in a separate process, for the development server: it receives a look and sends back its findings.

process.on('disconnect', () => process.exit());
process.on('message', ({ name, folder }: { name: string; folder: string }) => {
  // Editors complete the look's own sections; without them nothing is lost.
  writeLookSchema(folder).catch(() => undefined);
  checkTemplate(name, folder).then(
    (findings) => process.send?.({ findings: findings.map((one) => ({ ...one, text: describeFinding(one) })) }),
    (error: unknown) => process.send?.({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
