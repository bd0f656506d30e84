export { contentKind, type Content, type ContentKind, type ContentProblem } from './contentKind.ts';
export { contentNames, type ContentName } from './contentNames.ts';
