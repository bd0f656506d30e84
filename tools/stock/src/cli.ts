import { runStock } from './runStock.ts';

process.exitCode = await runStock(process.argv.slice(2), {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  clock: Date.now,
});
