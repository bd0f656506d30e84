import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { picturesFolder } from '../src/folder/index.ts';

// Creates the video of the mocked stock: two turns of the blue SUV, recorded by Chromium from its spin pictures.
// npm run film -w packages/demo-pictures

const target = join(picturesFolder, 'video/walkaround.webm');
const systemChromium = '/usr/bin/chromium';

const frames = Array.from(
  { length: 36 },
  (_, at) =>
    `data:image/webp;base64,${readFileSync(join(picturesFolder, 'spin/suv-blue', `${String(at).padStart(2, '0')}.webp`)).toString('base64')}`,
);

const browser = await chromium.launch({
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const page = await browser.newPage();
const film = await page.evaluate(async (sources) => {
  const images = await Promise.all(
    sources.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image;
    }),
  );
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
  const paint = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(12), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 500_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((done) => (recorder.onstop = done));
  recorder.start();
  for (let at = 0; at < images.length * 2; at += 1) {
    const image = images[at % images.length];
    if (image) paint?.drawImage(image, 0, 0);
    await new Promise((done) => setTimeout(done, 83));
  }
  recorder.stop();
  await stopped;
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
}, frames);
await browser.close();
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, Uint8Array.from(film));
console.log(`${target}: ${Math.round(film.length / 1024)} kB`);
