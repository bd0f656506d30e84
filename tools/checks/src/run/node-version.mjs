// Runs before npm scripts. On Linux and Windows npm ci installs Node 24; on macOS this reports which version to install.
// Plain JavaScript without new syntax, so that an old Node can run it and print the message.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `Node ${process.versions.node} is too old for this project: install Node 24 (at least 22.22), then run the command again.`,
  );
  process.exit(1);
}
