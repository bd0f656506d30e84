import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { readRules } from './readRules.ts';
import { rulesMarkdown } from './rulesMarkdown.ts';

// npm run write:rules: writes docs/rules.md from the docstrings of the rules.
const rules = readRules(root, 'packages/core/src');
writeFileSync(join(root, 'docs/rules.md'), rulesMarkdown(rules));
console.log(`docs/rules.md: ${rules.length} rules.`);
