import { progressBar } from './progressBar.ts';
import { runStock } from './runStock.ts';

// The first signal lets the task under way finish and says how far the upload came; a second one ends at once.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

process.exitCode = await runStock(process.argv.slice(2), {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  clock: Date.now,
  progress: progressBar(process.stderr),
  signal: stop.signal,
});
