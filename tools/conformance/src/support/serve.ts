import { startMockedPreview } from '@dealer/tools-vite/mockedPreview';
import { startProductionPreview } from '@dealer/tools-vite/productionPreview';

// Serves the mocked and the production build of each look named, on free ports, until it is stopped.
// The first line that it prints is JSON: { mocked: { classic: url }, production: { classic: url } }.
const urls: Record<'mocked' | 'production', Record<string, string>> = { mocked: {}, production: {} };
for (const template of process.argv.slice(2)) {
  urls.mocked[template] = (await startMockedPreview({ template, port: 0 })).url;
  urls.production[template] = (await startProductionPreview({ template, port: 0 })).url;
}
console.log(JSON.stringify(urls));
// Its parent is gone: nobody is left to stop it.
process.stdin.on('end', () => process.exit(0)).resume();
