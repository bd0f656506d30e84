import { findLacks } from './findLacks.ts';

// Part of npm run lint: reports features that a browser of package.json's "browserslist" lacks.
const lacks = findLacks();
for (const line of lacks) console.error(line);
if (lacks.length > 0) {
  console.error(
    'Use something that these browsers have, guard styles with @supports, or add the fallback to tools/checks/src/rules/browsers/fallbacks.ts.',
  );
  process.exitCode = 1;
}
