import { join } from 'node:path';
import { ESLint } from 'eslint';
import type { Linter } from 'eslint';
import { root } from '../../root.ts';
import { filesOf, pathOf } from '@dealer/vite/check';
import type { TemplateFiles, TemplateFinding, TemplateRule } from '@dealer/vite/check';

let eslint: ESLint | undefined;
/** Our lint rules, as eslint.config.js sets them for a look. Boundaries between packages need the project graph: `npm run lint`. */
const houseRules = (): ESLint =>
  (eslint ??= new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId.startsWith('dealer/') }));

const importRules = /^dealer\/(app-imports|no-radix|no-search-clients|no-test-parts|zod-.*)$/;

const ruleOf = (lintRule: string | null): TemplateRule => {
  if (lintRule === 'dealer/image-size') return 'TEMPLATE-IMAGE-SIZE';
  return lintRule !== null && importRules.test(lintRule) ? 'TEMPLATE-IMPORT' : 'TEMPLATE-CODE';
};

/** Cached results by file: only saved files are linted again. */
const linted = new Map<string, { text: string; messages: readonly Linter.LintMessage[] }>();

const messagesOf = async (file: string, text: string): Promise<readonly Linter.LintMessage[]> => {
  const before = linted.get(file);
  if (before?.text === text) return before.messages;
  const [result] = await houseRules().lintText(text, { filePath: join(root, file) });
  const messages = result?.messages ?? [];
  linted.set(file, { text, messages });
  return messages;
};

/** A relative import that leaves the look's own sources. */
const leavingImports = (file: string, text: string): { specifier: string; line: number }[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)].flatMap(({ index, 1: specifier = '' }) =>
    join(file, '..', specifier).startsWith('src') ? [] : [{ specifier, line: text.slice(0, index).split('\n').length }],
  );

/**
 * What a look's code may not do: import a router, store, client or another look, have effects, call the network, show a picture
 * without its size. These are our lint rules, as findings.
 */
export const lintFindings = async (template: TemplateFiles): Promise<TemplateFinding[]> => {
  const scripts = filesOf(template, /^src\/.*\.tsx?$/);
  const found = await Promise.all(
    scripts.map(async ([file, text]): Promise<TemplateFinding[]> => {
      const path = pathOf(template, file);
      const messages = await messagesOf(path, text);
      return [
        ...messages.map(({ ruleId, line, message }) => ({
          rule: ruleOf(ruleId),
          severity: 'error' as const,
          file: path,
          line,
          message: ruleId === null ? 'cannot be read as TypeScript' : `breaks the lint rule ${ruleId}`,
          hint: message,
        })),
        ...leavingImports(file, text).map(({ specifier, line }) => ({
          rule: 'TEMPLATE-IMPORT' as const,
          severity: 'error' as const,
          file: path,
          line,
          message: `imports ${specifier}, which is outside this look`,
          hint: 'Import from a package, or copy the part into this look',
        })),
      ];
    }),
  );
  // An import and its use on one line are one finding.
  return [
    ...new Map(found.flat().map((finding) => [`${finding.file}:${finding.line} ${finding.message}`, finding])).values(),
  ];
};
