#!/usr/bin/env node
// Runs on any Node, so that an old one gets a sentence and not the stack of a syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(`Node ${process.versions.node} is too old: install Node 22.22 or newer.`);
  process.exit(1);
}
const { runCreate } = await import('../dist/create/index.js');
process.exitCode = runCreate(process.argv.slice(2));
