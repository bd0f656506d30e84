import { launchChromium } from '../bench/leads/launchChromium.ts';

/** What a font of ours is compared with, in thousandths of the font size. */
export type FontMetrics = { ascent: number; descent: number; width: number };

/** Words of a website for vehicles: how often letters occur decides how wide a font is. */
const sampleText =
  'New, demo and used vehicles from six yards. Drive away for $45,990 with twelve months of registration, a warranty and weekly payments. Call us or book a test drive.';

/**
 * Measures a font file in Chromium, at each of some weights. Throws where the file is no font, or has no Latin letters.
 */
export const measureFont = async (file: Buffer, weights: readonly number[]): Promise<FontMetrics[]> => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    return await page.evaluate(
      async ({ data, at, text }) => {
        const face = new FontFace('Measured', `url(data:font/woff2;base64,${data})`, { weight: '1 1000' });
        document.fonts.add(await face.load());
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('This Chromium draws no text.');
        const widthWith = (fallback: string, letters: string): number => {
          context.font = `1000px Measured, ${fallback}`;
          return context.measureText(letters).width;
        };
        // Letters that the font lacks are as wide as those of its fallback.
        if ([...'aegnorst059'].some((letter) => widthWith('monospace', letter) !== widthWith('serif', letter)))
          throw new Error('it has no Latin letters.');
        return at.map((weight) => {
          context.font = `${weight} 1000px Measured`;
          const measured = context.measureText(text);
          return {
            ascent: measured.fontBoundingBoxAscent,
            descent: measured.fontBoundingBoxDescent,
            width: measured.width,
          };
        });
      },
      { data: file.toString('base64'), at: weights, text: sampleText },
    );
  } finally {
    await browser.close();
  }
};
