#!/usr/bin/env node
// Runs on any Node, so that an old one gets a sentence and not the stack of a missing export.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(`Node ${process.versions.node} is too old: install Node 22.22 or newer.`);
  process.exit(1);
}
const { runDealer } = await import('../dist/cli/index.js');
await runDealer(process.argv.slice(2));
