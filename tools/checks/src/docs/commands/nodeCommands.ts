/** A documented command that starts Node itself. */
type NodeCommand = { readonly line: number; readonly command: string };

/** Fenced code in these languages is no command. */
const isShell = (language: string): boolean => ['', 'sh', 'bash', 'shell', 'console', 'text'].includes(language);

/** The parts of a line of a shell that start a program, without variables and prompt. */
const programs = (line: string): string[] =>
  line.split(/&&|\|\|?|;|\$\(/).map((part) =>
    part
      .trim()
      .replace(/^[$>]\s+/, '')
      .replace(/^(?:(?:sudo|env|exec|time|nohup)\s+|\w+=(?:'[^']*'|"[^"]*"|\S*)\s+)+/, ''),
  );

const startsNode = (command: string): boolean => /^(?:node|nodejs|tsx|ts-node)\s+\S/.test(command);

/** Node 20 runs no TypeScript. */
const needsNewNode = (command: string): boolean => /\.ts\b/.test(command);

/**
 * The commands of a page that start `node` of the reader, which may be too old for this repository: scripts of npm bring Node 24. A
 * command is allowed in a paragraph that names the Node that it needs.
 */
export const nodeCommands = (markdown: string): NodeCommand[] => {
  const found: NodeCommand[] = [];
  let fence: string | undefined;
  /** The last paragraph before a fence belongs to it. */
  let before = '';
  for (const [index, text] of markdown.split('\n').entries()) {
    const mark = /^\s*(?:```|~~~)(\w*)/.exec(text);
    if (mark) {
      fence = fence === undefined ? (mark[1] ?? '') : undefined;
      continue;
    }
    const candidates =
      fence === undefined
        ? [...text.matchAll(/(`+)(.+?)\1/g)].flatMap(([, , code = '']) => programs(code))
        : isShell(fence)
          ? programs(text)
          : [];
    const says = fence === undefined ? text : `${before}\n${text}`;
    for (const command of candidates)
      if (startsNode(command) && !(needsNewNode(command) ? /Node 2[2-9]/ : /Node \d\d/).test(says))
        found.push({ line: index + 1, command });
    if (fence === undefined && text.trim() !== '') before = text;
  }
  return found;
};
