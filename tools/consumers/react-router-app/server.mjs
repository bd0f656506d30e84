import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createRequestListener } from '@react-router/node';
import * as build from './dist/server/index.js';

// node server.mjs, after `react-router build`: the files of the build, and every other address rendered.
const render = createRequestListener({ build });
const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = join(import.meta.dirname, 'dist/client', pathname);
  if (!pathname.startsWith('/assets/') || !existsSync(file)) return render(request, response);
  response.setHeader('content-type', types[file.split('.').at(-1)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
