import { connect } from 'node:net';

/** Random numbers from 0 to 1 that are the same in each run. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
};

const methods = [
  ...['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'],
  ...['PROPFIND', 'PURGE', 'SEARCH', 'M-SEARCH', 'LINK', 'QUERY', 'FOO', 'get', ''],
];
const parts = [
  ...[
    '/',
    '//',
    '///',
    '\\',
    '.',
    '..',
    '/.//',
    '@',
    ':',
    ';',
    '?',
    '#',
    '&',
    '=',
    '*',
    '+',
    '~',
    '|',
    '{',
    '}',
    '<',
    '"',
  ],
  ...[
    '%',
    '%2',
    '%zz',
    '%ff',
    '%c3%28',
    '%00',
    '%0a',
    '%0d%0a',
    '%2e',
    '%2e%2e',
    '%2f',
    '%5c',
    '%25',
    '%252e',
    '%20',
    '%7f',
  ],
  ...[
    '%E2%80%A8',
    '%E2%80%A9',
    '%C2%85',
    '%F0%9F%9A%97',
    '\u00ff',
    '\u0080',
    'a:99999',
    'user:pass@',
    'evil.example',
    'http:',
  ],
  ...[
    'search',
    'cars',
    'toyota',
    'assets',
    'api',
    'search-engine',
    'multi-search',
    'indexes',
    'site.json',
    'pages',
    'content',
  ],
  ...[
    'pictures',
    'feeds',
    'sitemap-999.xml',
    '.vite',
    'manifest.json',
    'index.html',
    'package.json',
    'constructor',
    '__proto__',
  ],
  ...[
    'query=1',
    'page=-1',
    'page=1e999',
    'site=x',
    'refinementList[make][]=%',
    'range[price]=::',
    'x'.repeat(300),
    'x'.repeat(2_100),
  ],
];
const hosts = (known: string): readonly (string | undefined)[] => [
  ...[
    known,
    known,
    known,
    known.toUpperCase(),
    `${known}:443`,
    `${known}:1`,
    `${known}.`,
    `${known}:99999`,
    `${known}:x`,
  ],
  ...[
    'other.example',
    'localhost',
    '127.0.0.1',
    '[::1]',
    '[::',
    'a b',
    'a@b',
    `${known}@evil.example`,
    `${known}/x`,
    `${known}?`,
  ],
  ...['', undefined, '*', '\u00e9.example', 'x'.repeat(5_000), '..', '-', '0', `${known}\r\nhost: other.example`],
];
const headers = [
  ...[
    'accept: text/html',
    'accept: */*',
    'accept:',
    'accept-encoding: br;q=0',
    'accept-encoding: ;;q=,',
    'accept-encoding: *',
  ],
  ...[
    'if-none-match: *',
    'if-none-match: ",,W/',
    'x-forwarded-proto: https',
    'x-forwarded-proto: \u00ff',
    'cookie: a=b; c',
    'range: bytes=9-1',
  ],
  ...[
    'expect: 100-continue',
    'expect: nothing',
    'upgrade: websocket',
    'transfer-encoding: chunked',
    'transfer-encoding: x',
  ],
  ...[
    'content-length: -1',
    'content-length: 99999999999',
    'content-length: 3',
    'x-dealer-shell: 1',
    'content-type: application/json',
  ],
  ...[': nothing', 'no colon', 'a'.repeat(20_000), 'te: trailers', 'connection: upgrade', 'authorization: Bearer x'],
];

/** The bytes of a request that nobody should send: its method, address, host name and headers are made of odd parts. */
export const oddRequest = (host: string, random: () => number): string => {
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const path = `/${Array.from({ length: Math.floor(random() * 6) }, () => one(parts)).join('')}`;
  // Most of a request is usual: else the parser of HTTP would refuse nearly all.
  const name = random() < 0.7 ? host : one(hosts(host));
  const method = random() < 0.6 ? 'GET' : one(methods);
  const lines = [
    `${method} ${random() < 0.97 ? path : path.slice(1)} HTTP/${random() < 0.97 ? '1.1' : one(['1.0', '2', '9.9'])}`,
    ...(name === undefined ? [] : [`host: ${name}`]),
    ...(random() < 0.25 ? [one(headers)] : []),
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${random() < 0.2 ? '{"queries":[]}' : ''}`;
};

/** The status of the answer to these bytes; undefined where the connection ends or stays silent without one. */
export const statusOf = (port: number, request: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const end = (): void => {
      socket.destroy();
      // An answer may be preceded by "100 Continue".
      const status = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)]
        .map(([, digits]) => Number(digits))
        .find((code) => code !== 100);
      resolve(status);
    };
    socket.setTimeout(3_000, end);
    socket.on('error', end).on('end', end);
    socket.on('data', (part: Buffer) => {
      if (answer.length < 1_000) answer += part.toString('latin1');
    });
    socket.write(Buffer.from(request, 'latin1'));
  });
