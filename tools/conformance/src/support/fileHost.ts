import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A plain host of files: a folder below a path, index.html for a folder, and 404.html for every address without a file. */
export const startFileHost = async (folder: string, path: string): Promise<{ url: string; stop: () => void }> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.startsWith(path) ? pathname.slice(path.length) : '404.html';
    const file = normalize(name === '' || name.endsWith('/') ? `${name}index.html` : name);
    readFile(join(folder, file))
      .then((body) => response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(body))
      .catch(async () =>
        response
          .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
          .end(await readFile(join(folder, '404.html'))),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
