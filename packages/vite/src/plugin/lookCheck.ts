import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { CheckAnswer } from '../check/process/answerChecks.ts';
import type { LookFinding } from '../check/process/findInLook.ts';

/** The program that checks a look, with arguments for Node. It calls `answerChecks`. */
export type CheckProgram = { module: string; execArgv?: readonly string[] };

/** The package's own: `dist/plugin` is two folders below it. */
const packageCheck: CheckProgram = {
  module: join(dirname(fileURLToPath(import.meta.url)), '../../bin/check.mjs'),
};

/** The check reads many files: a process of its own, below the others, so that the page never waits for it. */
const startCheck = ({ module, execArgv = [] }: CheckProgram): ChildProcess => {
  const check = fork(module, [], { execArgv: [...execArgv] });
  if (check.pid !== undefined) setPriority(check.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  check.unref();
  check.channel?.unref();
  return check;
};

/** The lines around a finding, with a mark at its own. */
const frameOf = (file: string, line: number): string => {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const from = Math.max(0, line - 3);
    return lines
      .slice(from, line + 2)
      .map((text, at) => `${from + at + 1 === line ? '>' : ' '} ${String(from + at + 1).padStart(4)} | ${text}`)
      .join('\n');
  } catch {
    return '';
  }
};

/** All errors in one overlay: the first with its source, the others below it. */
const overlayOf = (errors: readonly LookFinding[]): ErrorPayload | undefined => {
  const [first] = errors;
  if (first === undefined) return undefined;
  return {
    type: 'error',
    err: {
      plugin: 'dealer check',
      id: first.file,
      loc: { file: first.file, line: first.line, column: 1 },
      message: errors.map(({ text }) => text).join('\n'),
      frame: frameOf(first.file, first.line),
      stack: errors
        .slice(1)
        .map((error) => `    at ${error.rule} (${error.file}:${error.line}:1)`)
        .join('\n'),
    },
  };
};

/** Files that the check reads. */
const isChecked = (folder: string, file: string): boolean =>
  /^(src|sites)[/\\]|^(vite\.config\.ts|index\.html|package\.json)$/.test(relative(folder, file)) &&
  !file.includes(`${sep}node_modules${sep}`);

/**
 * Checks the look and its sites after each save, as `dealer check` does: errors are shown in the page's overlay and in the terminal,
 * warnings in the terminal.
 */
export const lookCheck = (program: CheckProgram = packageCheck): Plugin => {
  let check: ChildProcess | undefined;
  return {
    name: 'dealer:look-check',
    apply: 'serve',
    configureServer: (server: ViteDevServer) => {
      const { root: folder, logger } = server.config;
      if (server.config.server.ws === false) return;
      let overlay: ErrorPayload | undefined;
      let reported = '';
      const found: Record<'template' | 'sites', readonly LookFinding[]> = { template: [], sites: [] };
      let isRunning = false;
      let isStale = false;
      let timer: NodeJS.Timeout | undefined;

      const show = (of: keyof typeof found): void => {
        const findings = [...found.template, ...found.sites];
        const hadOverlay = overlay !== undefined;
        overlay = overlayOf(findings.filter(({ severity }) => severity === 'error'));
        const report = findings.map(({ text }) => text).join('\n');
        const isSame = report === reported;
        if (!isSame) {
          for (const { text, severity } of findings)
            logger[severity === 'error' ? 'error' : 'warn'](text, { timestamp: true });
          if (report === '') logger.info('The look has no findings any more.', { timestamp: true });
          reported = report;
        }
        // Each save shows it once more, unless only the sites were still to come.
        if (of === 'sites' && isSame) return;
        if (overlay !== undefined) server.ws.send(overlay);
        // An empty update takes the overlay away, also where the save itself changed nothing on the page.
        else if (hadOverlay) server.ws.send({ type: 'update', updates: [] });
      };

      const run = (): void => {
        if (isRunning) {
          isStale = true;
          return;
        }
        isRunning = true;
        if (check === undefined) {
          const started = startCheck(program);
          check = started;
          started.on('message', (answer: CheckAnswer) => {
            isRunning = 'of' in answer && answer.of === 'template';
            // What has changed meanwhile is checked again.
            if ('of' in answer && !isStale) {
              found[answer.of] = answer.findings;
              show(answer.of);
            } else if ('failed' in answer)
              logger.warn(`The look could not be checked: ${answer.failed}`, { timestamp: true });
            if (!isStale || isRunning) return;
            isStale = false;
            run();
          });
          started.on('exit', () => {
            if (check !== started) return;
            check = undefined;
            isRunning = false;
          });
        }
        check.send({ name: basename(folder), folder });
      };

      server.watcher.on('all', (_event, file) => {
        if (!isChecked(folder, file)) return;
        clearTimeout(timer);
        timer = setTimeout(run, 50);
      });
      // A page that is opened or loaded again has no overlay.
      server.ws.on('connection', () => {
        if (overlay !== undefined) server.ws.send(overlay);
      });
      server.httpServer?.once('listening', run);
    },
    // The development server ends.
    buildEnd: () => {
      const ended = check;
      check = undefined;
      ended?.kill();
    },
  };
};
