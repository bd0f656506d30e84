export { htmlProblems } from './htmlProblems.ts';
export { longestHtml, safeHtml, type SafeAttributes, type SafeNode } from './safeHtml.ts';
