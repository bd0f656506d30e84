import { createServer } from 'node:http';
import next from 'next';

// node server.mjs, after `next build`; node server.mjs --dev without it.
const app = next({ dev: process.argv.includes('--dev'), dir: import.meta.dirname, hostname: '127.0.0.1', port: 0 });
await app.prepare();
const server = createServer(app.getRequestHandler());
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
