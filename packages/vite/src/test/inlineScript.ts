import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A script without white space and without the prologue that the compiler adds. */
export const compact = (script: string): string => script.replaceAll(/\s+|"use strict";/g, '');

/** A script as it is compiled for the oldest browsers; a script that they can read stays the same. */
export const forOldBrowsers = (script: string): string =>
  ts.transpileModule(script, {
    compilerOptions: { target: ts.ScriptTarget.ES5, removeComments: false, ignoreDeprecations: '6.0' },
  }).outputText;

/** The hash of a script as a content security policy names it. */
export const policyHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The text of docs/deploy.md. */
export const deployText = (): string => readFileSync(join(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');
