// node importSubpaths.ts @dealer/ui/Button ...: imports built modules as a server does.
// Prints one line for each that fails: it touches window or document when it is loaded, or Node does not find what it imports.
export {};

for (const subpath of process.argv.slice(2)) {
  try {
    await import(subpath);
  } catch (error) {
    console.log(`${subpath} cannot be imported in Node: ${String(error).split('\n')[0]}`);
    process.exitCode = 1;
  }
}
