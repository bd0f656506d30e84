import { startProductionPreview } from '@dealer/tools-vite/productionPreview';

// serveSites.ts <look> <folder> <origin>: serves the look's production build with the sites of another folder; the production preview at
// the origin answers its searches. The first line that it prints is its address; it ends with its parent.
const [template = '', sitesFrom = '', origin = ''] = process.argv.slice(2);
const { url } = await startProductionPreview({
  template,
  sitesFrom,
  port: 0,
  search: async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = method === 'POST' ? { body: await request.arrayBuffer() } : {};
    return fetch(`${origin}/search-engine${pathname}${search}`, { method, headers, ...body });
  },
});
console.log(url);
process.stdin.on('end', () => process.exit(0)).resume();
