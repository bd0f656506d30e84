// Tries the deployment of docs/deploy.md without Docker: Caddy or nginx (Debian's packages) in front of `npm run serve` with two dealers on
// two host names, and the embedded search engine with a master key in Meilisearch's place. Keys are made by the bodies that docs/deploy.md
// has, and stock is imported with one of them. Needs `npm run build`.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { request as requestPlain } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand, UsageError } from '@dealer/server/commands';
import { commands } from '../checks/src/docs/commands/commands.ts';

await runCommand(commands['rehearse:proxy'], async ({ positionals: [proxy] }) => {
  if (proxy === undefined) throw new UsageError('Say which proxy: npm run rehearse:proxy -- caddy, or nginx.');
  const root = join(import.meta.dirname, '../..');
  const work = mkdtempSync(join(tmpdir(), 'dealer-proxy-'));
  const masterKey = 'a-master-key-of-the-rehearsal';
  const ports = { http: 8480, https: 8443, sites: 8481, admin: 8482, search: 8483 };
  const searchHost = `http://127.0.0.1:${ports.search}`;
  const dealers = {
    'www.southerncrossmotors.example': 'Southern Cross Motors',
    'www.kaurimotorgroup.example': 'Kauri Motor Group',
  };
  const [first = '', second = ''] = Object.keys(dealers);

  const running = [];
  const start = (command, args, env = {}) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
    running.push({ child, ended });
    return { child, ended };
  };
  const source = (file) => ['--import', './tools/sources.ts', file];
  const until = async (what, isTrue) => {
    for (const from = Date.now(); !(await isTrue().catch(() => false)); await wait(200))
      if (Date.now() - from > 60_000) throw new Error(`${what} did not start.`);
  };

  /** A request through the proxy for a host name, whatever its certificate. */
  const ask = (host, path, { method = 'GET', body, headers = {}, isPlain = false } = {}) =>
    new Promise((resolve, reject) => {
      const options = { method, path, headers: { host, ...headers }, agent: false, host: '127.0.0.1' };
      const sent = isPlain
        ? requestPlain({ ...options, port: ports.http })
        : request({ ...options, port: ports.https, servername: host, rejectUnauthorized: false });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
      });
      sent.end(body);
    });

  /** A page. A server that has just started may answer 503 while it reads its first data. */
  const page = async (host, path) => {
    for (let tries = 5; ; tries -= 1) {
      const answer = await ask(host, path);
      if (answer.status !== 503 || tries === 0) return answer;
      await wait(1_000);
    }
  };

  let failures = 0;
  const check = (what, isTrue, found = '') => {
    if (!isTrue) failures += 1;
    console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${what}${isTrue ? '' : `: ${String(found).slice(0, 300)}`}`);
  };

  /** The bodies of the two keys, as docs/deploy.md has them. */
  const documentedKeys = () => {
    const text = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
    return [...text.matchAll(/\/keys" [^\n]*--data '(\{[\s\S]*?\})'/g)].map(([, body]) => body);
  };
  const withMaster = { authorization: `Bearer ${masterKey}`, 'content-type': 'application/json' };
  const makeKey = async (body) => {
    const answer = await fetch(`${searchHost}/keys`, { method: 'POST', headers: withMaster, body });
    if (!answer.ok) throw new Error(`The key was refused: ${await answer.text()}`);
    return answer.json();
  };

  /** The configuration of tools/deploy with the ports of the rehearsal and a certificate that nobody signed. */
  const startProxy = () => {
    if (proxy === 'caddy') {
      const text = readFileSync(join(root, 'tools/deploy/Caddyfile'), 'utf8').replaceAll(
        'sites:8080',
        `127.0.0.1:${ports.sites}`,
      );
      const options = `{\n  admin off\n  local_certs\n  skip_install_trust\n  http_port ${ports.http}\n  https_port ${ports.https}\n}\n`;
      writeFileSync(join(work, 'Caddyfile'), options + text);
      return start('caddy', ['run', '--config', join(work, 'Caddyfile'), '--adapter', 'caddyfile'], {
        XDG_DATA_HOME: work,
        HOME: work,
      });
    }
    const pem = (name) => join(work, `${name}.pem`);
    const names = `/CN=${first}`;
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', names],
        '-keyout',
        pem('privkey'),
        '-out',
        pem('fullchain'),
      ],
      { stdio: 'ignore' },
    );
    const text = readFileSync(join(root, 'tools/deploy/nginx.conf'), 'utf8')
      .replaceAll('/etc/ssl/dealer', work)
      .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${ports.sites}`);
    mkdirSync(join(work, 'temp'));
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((part) => `${part}_temp_path ${work}/temp/${part};`)
      .join('\n');
    const own = `pid ${work}/nginx.pid;\nerror_log ${work}/error.log;\nevents {}\nhttp {\n${temp}\naccess_log off;\n`;
    writeFileSync(join(work, 'nginx.conf'), `${own}${text}\n}\n`);
    return start('nginx', ['-e', join(work, 'error.log'), '-c', join(work, 'nginx.conf'), '-g', 'daemon off;']);
  };

  const checkSites = async ({ key, uid }) => {
    for (const [host, dealer] of Object.entries(dealers)) {
      const home = await page(host, '/');
      check(
        `${host} answers with the page of ${dealer}`,
        home.status === 200 && home.text.includes(dealer),
        home.status,
      );
      check(
        'its page has a content security policy and HSTS',
        /script-src/.test(home.headers['content-security-policy'] ?? '') &&
          home.headers['strict-transport-security'] !== undefined,
        JSON.stringify(home.headers),
      );
      const siteFile = await ask(host, '/site.json');
      check(
        'its page and site file have no key of the search server',
        ![masterKey, key, uid].some((secret) => `${home.text}${siteFile.text}`.includes(secret)),
      );
      const sitemap = await ask(host, '/sitemap.xml');
      const locations = [...sitemap.text.matchAll(/<loc>([^<]+)/g)].map(([, location = '']) => new URL(location));
      check(
        'its sitemap has addresses of this host only',
        locations.length > 0 && locations.every(({ host: name }) => name === host),
        locations.length,
      );
      const vehicles = locations.filter(({ pathname }) => pathname.startsWith('/cars/'));
      const vehicle = await page(host, vehicles[0]?.pathname ?? '/none');
      check(
        `its ${vehicles.length} vehicles have pages`,
        vehicle.status === 200 && vehicle.text.includes('"Offer"'),
        vehicle.status,
      );
      const other = await page(host === first ? second : first, vehicles[0]?.pathname ?? '/');
      check('the other dealer has no page of them', other.status === 404, other.status);
      const plain = await ask(host, '/search', { isPlain: true });
      check(
        'http leads to https',
        [301, 308].includes(plain.status) && plain.headers.location?.startsWith(`https://${host}`),
        plain.headers.location,
      );
      check('an unknown page answers 404', (await page(host, '/no-such-page')).status === 404);
    }
  };

  /** A search by hand through the site's own address reaches the site's stock only. */
  const checkToken = async () => {
    const body = JSON.stringify({ queries: [{ indexUid: 'Car_production', q: '', limit: 1, filter: 'id > 0' }] });
    const { services } = JSON.parse((await ask(first, '/site.json')).text);
    const path = `${new URL(services.search.host, `https://${first}`).pathname}/multi-search`;
    const found = async (host) => {
      const { status, text } = await ask(host, path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      return status === 200 ? JSON.parse(text).results[0].estimatedTotalHits : `${status} ${text}`;
    };
    const [a, b] = [await found(first), await found(second)];
    const all = await fetch(`${searchHost}/indexes/Car_production/stats`, { headers: withMaster }).then((answer) =>
      answer.json(),
    );
    check(
      `a search by hand finds ${a} and ${b} of ${all.numberOfDocuments} vehicles`,
      a > 0 && b > 0 && a + b < all.numberOfDocuments,
      `${a} ${b}`,
    );
  };

  const checkBadInput = async () => {
    const unknown = await ask('www.unknown.example', '/', { isPlain: true });
    check('an unknown host name answers 404', unknown.status === 404, unknown.status);
    const secure = await ask('www.unknown.example', '/').catch(() => ({ status: 'no connection' }));
    check('also by https', secure.status === 404 || secure.status === 'no connection', secure.status);
    for (const path of [
      '/../../etc/passwd',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/assets/..%2f..%2fpackage.json',
      '//www.kaurimotorgroup.example/',
    ]) {
      const { status, text } = await ask(first, path);
      check(
        `${path} shows nothing of the machine or of another site`,
        !/root:x|"workspaces"/.test(text) && !text.includes(`<title>${dealers[second]}`) && status < 500,
        status,
      );
    }
    const long = await ask(first, `/search?query=${'a'.repeat(60_000)}`).catch(() => ({ status: 'no connection' }));
    check('an address of 60 kB is refused', [400, 414, 431, 'no connection'].includes(long.status), long.status);
    const big = await ask(first, '/api/leads', { method: 'POST', body: 'a'.repeat(6_000_000) }).catch(() => ({
      status: 'no connection',
    }));
    check('a body of 6 MB is refused', big.status === 'no connection' || big.status >= 400, big.status);
  };

  try {
    start(process.execPath, [
      ...source('tools/vite/src/cli/searchServer.ts'),
      '--port',
      String(ports.search),
      '--master-key',
      masterKey,
    ]);
    await until('The search server', async () => (await fetch(`${searchHost}/health`)).ok);
    const [stockKey, siteKey] = await Promise.all(documentedKeys().map(makeKey));
    const { results } = await fetch(`${searchHost}/indexes/Car_production/documents?limit=5000`, {
      headers: withMaster,
    }).then((answer) => answer.json());
    writeFileSync(join(work, 'stock.ndjson'), results.map((vehicle) => JSON.stringify(vehicle)).join('\n'));
    const stock = (...args) =>
      execFileSync(
        process.execPath,
        [...source('tools/stock/src/cli.ts'), ...args, '--to', searchHost, '--key', stockKey.key],
        { cwd: root, encoding: 'utf8' },
      );
    const imported = stock('import', join(work, 'stock.ndjson'));
    const stored = /holds [\d,]+ vehicles/.exec(imported)?.[0];
    check(`the key of the stock tool imports: the index ${stored}`, stored !== undefined);
    check('the age of the stock is known', /\S/.test(stock('age', '--max-hours', '26')));
    const env = {
      SEARCH_HOST: searchHost,
      SEARCH_KEY: siteKey.key,
      SEARCH_KEY_UID: siteKey.uid,
      PORT: String(ports.sites),
      ADMIN_PORT: String(ports.admin),
    };
    const sites = start(process.execPath, ['packages/server/dist/serve.mjs'], env);
    await until('The server of the sites', async () => (await fetch(`http://127.0.0.1:${ports.admin}/health`)).ok);
    startProxy();
    await until(proxy, async () => (await ask(first, '/robots.txt')).status === 200);
    await checkSites(siteKey);
    await checkToken();
    await checkBadInput();
    sites.child.kill('SIGTERM');
    check('SIGTERM ends the server', (await sites.ended) === 0);
  } finally {
    for (const { child } of running) child.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => Promise.race([ended, wait(5_000)])));
    rmSync(work, { recursive: true, force: true });
  }
  console.log(failures === 0 ? `${proxy}: everything holds.` : `${proxy}: ${failures} did not hold.`);
  process.exitCode = failures === 0 ? 0 : 1;
});
