// A command of the stable interface whose work does not exist yet: says what is missing and exits 1.
// Usage: missing.ts "<command>" "<what is missing>"
const [command = 'This command', what = 'Its work is not written yet.'] = process.argv.slice(2);
console.error(`${command} cannot run yet: ${what}`);
process.exit(1);
