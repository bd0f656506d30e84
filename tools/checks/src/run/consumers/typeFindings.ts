import { join } from 'node:path';
import { runProgram } from '../children.ts';
import { root } from '../../root.ts';

/** Errors in the types of other packages, which consumers get with `skipLibCheck: false` whether or not they use ours. */
const isForeign = (line: string): boolean =>
  /node_modules\/(?!@dealer\/)/.test(line.slice(0, line.indexOf('(')).replaceAll('\\', '/'));

/** The errors in an output of the TypeScript compiler that are in our packages or in the consumer's code. */
export const ownErrors = (output: string): string[] =>
  output.split('\n').filter((line) => /\(\d+,\d+\): error TS|^error TS/.test(line) && !isForeign(line));

/** The errors of a project, and of the types of our packages in it. */
export const typeFindings = async (name: string, folder: string): Promise<string[]> => {
  const { output } = await runProgram(
    `consumer-${name}-types`,
    [
      'node',
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      '.',
      '--noEmit',
      '--skipLibCheck',
      'false',
      '--pretty',
      'false',
    ],
    { cwd: folder },
  );
  return ownErrors(output).map((error) => `${name}: ${error}`);
};
