import { findLacks } from './findLacks.ts';

// Part of npm run lint: reports features that a browser of package.json's "browserslist" lacks, and styles that the build drops.
const lacks = findLacks();
for (const line of lacks) console.error(line);
if (lacks.length > 0) {
  console.error(
    'Use something that these browsers have, guard styles with @supports, or add the fallback to tools/checks/src/rules/browsers/fallbacks.ts. Write what the build drops as a function of transform.',
  );
  process.exitCode = 1;
}
