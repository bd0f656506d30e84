import { decisionLinks } from '../rules/decisionLinks.ts';
import type { Contract, ContractArea, ContractExample } from '@dealer/api/contracts';
import type * as z from 'zod';
import { schemaRows } from './schemaRows.ts';

const cell = (text: string): string => text.replace(/\n/g, ' ').replace(/(?<!\\)\|/g, '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

const hosts: Record<NonNullable<Contract['host']>, string> = {
  api: '`services.api.baseUrl`',
  host: 'the host that serves the page',
  auth: '`services.auth.url`',
  maps: 'the maps service',
  site: 'the address that the site names',
};

const fieldsTable = (schema: z.core.$ZodType, fields: Contract['fields'] = {}): string => {
  const rows = schemaRows(schema);
  if (rows.length === 0) return 'No fields that are read.';
  return table(
    ['Field', 'Type', 'Required', ''],
    rows.map(({ name, type, isRequired }) => [`\`${name}\``, type, isRequired ? 'yes' : '', fields[name] ?? '']),
  );
};

const exampleText = ({ method, path, request }: Contract, example: ContractExample): string => {
  const filled = Object.entries(example.params ?? {}).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    path,
  );
  const query = example.query
    ? `?${new URLSearchParams(Object.entries(example.query).map(([name, value]) => [name, String(value)])).toString()}`
    : '';
  const headers = Object.entries(example.headers ?? {})
    .map(([name, value]) => `\n${name}: ${value}`)
    .join('');
  return [
    `\`\`\`http\n${method} ${filled}${query}${headers}\n\`\`\``,
    request === undefined ? '' : json(example.request),
    'answers',
    typeof example.answer === 'string' ? `\`\`\`text\n${example.answer}\n\`\`\`` : json(example.answer),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

const contractText = (contract: Contract): string => {
  const {
    name,
    text,
    method,
    path,
    host = 'api',
    by,
    calledFrom,
    decisions,
    bearer,
    idempotencyKey,
    headers = {},
    query,
    request,
    answer,
    timeoutMs,
    fields,
    duties,
    errors,
    examples,
  } = contract;
  const headerRows = [
    ...(bearer
      ? [
          [
            'Authorization',
            `Bearer token of the signed-in visitor${bearer === 'optional' ? ', where there is one' : '; 401 without it, or for another phone than theirs'}`,
          ],
        ]
      : []),
    ...(idempotencyKey
      ? [['Idempotency-Key', 'Made for each press. The same key is done once and answered as the first time']]
      : []),
    ...Object.entries(headers),
  ];
  const part = (title: string, body: string): string[] => [`### ${title}`, body];
  return [
    `## ${name}`,
    text,
    table(
      ['', ''],
      [
        ['Call', `\`${method} ${path}\` at ${hosts[host]}`],
        ['Function', `\`${by}\``],
        ['Called from', calledFrom],
        ['Gives up after', `${((timeoutMs ?? 15_000) / 1000).toLocaleString('en-AU')} seconds`],
        ...(decisions ? [['Decisions', decisionLinks(decisions.split(', '), '../product-decisions.md')]] : []),
      ],
    ),
    ...(headerRows.length > 0 ? part('Headers', table(['Header', 'Value'], headerRows)) : []),
    ...(query ? part('Query', fieldsTable(query, fields)) : []),
    ...(request ? part('Body', fieldsTable(request, fields)) : []),
    ...part(
      'Answer',
      answer === 'unread'
        ? 'Nobody reads it: any status below 400 will do.'
        : typeof answer === 'string'
          ? `A file, ${answer}.`
          : fieldsTable(answer, fields),
    ),
    ...(duties ? part('What the server must do', duties.map((duty) => `- ${duty}`).join('\n')) : []),
    ...part(
      'When it goes wrong',
      table(
        ['', 'The page'],
        errors.map(({ when, page }) => [when, page]),
      ),
    ),
    ...part(
      examples.length === 1 ? 'Example' : 'Examples',
      examples.map((example) => exampleText(contract, example)).join('\n\n'),
    ),
  ].join('\n\n');
};

const written = 'Written by `npm run write:contracts` from the contracts of `@dealer/api`; change it there.';

/** The page of an area. */
export const areaMarkdown = ({ title, text, contracts }: ContractArea): string =>
  `${[`# ${title}`, `${text} All calls: [index](README.md).`, written, ...contracts.map(contractText)].join('\n\n')}\n`;

/** The index of all areas: every call in one table. */
export const indexMarkdown = (areas: readonly ContractArea[]): string =>
  `${[
    '# Contracts',
    'The calls between the website and its backend: bodies, responses, and what a page does without a response. A test checks the mock backend against the same contracts, so it can be used while the real backend is being built.',
    '`npm run check:api -- --url <backend>` drives every contract against a real backend: the examples on these pages, invalid bodies, missing sessions, and repeated, simultaneous and used keys. It prints a table and ends with 1 if something failed. Only calls that read are made; with `--write` all are, which records leads, reservations and payments and requests codes, so use a test system. `--help` lists the areas and addresses that it accepts.',
    'Paths are relative to `services.api.baseUrl` unless the page says otherwise. All bodies are JSON. An error response has `{ "error": "..." }`, a text for the visitor. After the timeout on its page a call is aborted, and the website continues without it.',
    'Calls with a key (`Idempotency-Key`) are sent again after a lost response, a reload or a day without a connection. The server processes such a call once: it stores key, body and response for more than 24 hours; it repeats the first response for a repeated call; of two simultaneous calls with one key it processes one and sends its response to both; and it answers 409 if a known key comes with another body.',
    'If the backend has another origin than the website, it allows that origin and the headers `Content-Type`, `Idempotency-Key` and `Authorization`, answers the `OPTIONS` request of each path, and exposes `Retry-After` (`Access-Control-Expose-Headers`); otherwise the page cannot read how long to wait.',
    'Search uses Meilisearch’s own API ([which parts](../search-engine.md)); analytics events: [analytics](analytics.md).',
    written,
    table(
      ['Area', 'Call', 'Method and path', 'Signed in', 'Key'],
      areas.flatMap(({ name, title, contracts }) =>
        contracts.map((contract) => [
          `[${title}](${name}.md)`,
          `[${contract.name}](${name}.md#${anchor(contract.name)})`,
          `\`${contract.method} ${contract.path}\``,
          contract.bearer === 'required' ? 'yes' : contract.bearer === 'optional' ? 'where known' : '',
          contract.idempotencyKey ? 'yes' : '',
        ]),
      ),
    ),
  ].join('\n\n')}\n`;
