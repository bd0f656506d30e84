import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { safeHtml, safeNodes } from '@dealer/core/content';
import { harmIn, hostileHtml } from '@dealer/core/testing';
import { BrowserHtml } from './BrowserHtml.tsx';
import { browserTree } from './browserTree.ts';

const table =
  '<table>\n<caption>What is covered</caption>\n<tr>\n<th scope="col" colspan="2">Part</th></tr><tr><td>Engine</td><td rowspan="x">3</td></tr></table>';

const meta = {
  component: BrowserHtml,
  args: {
    html: `<h1>Our warranty</h1> <p>Three <b>years</b>,<br>see <a href="https://www.example.org/terms">the terms</a>.</p>${table}`,
  },
} satisfies Meta<typeof BrowserHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Our warranty', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'the terms' })).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByRole('table', { name: 'What is covered' })).toBeVisible();
  },
};
/** What attackers write: nothing of it remains, loads or runs, and a server draws the same elements. */
export const Hostile: Story = {
  tags: ['missing-picture'],
  args: {
    html: '<p onclick="window.caught=1">Sale<script>window.caught=1</script><img src="/no-such.webp" alt="" onerror="window.caught=1"> on <a href="javascript:window.caught=1">Saturday</a></p><iframe srcdoc="<script>top.caught=1</script>"></iframe>',
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText(/Sale/)).toHaveTextContent('Sale on Saturday');
    await expect(canvasElement.querySelector('script, iframe, a, [onclick]')).toBeNull();
    for (const html of hostileHtml) {
      await expect(harmIn(safeNodes(html, browserTree)), html.slice(0, 70)).toEqual([]);
      // A browser does not nest as deep as that.
      if (html.length < 1_000) await expect(safeNodes(html, browserTree), html).toEqual(safeHtml(html));
    }
    await expect(safeNodes(args.html, browserTree)).toEqual(safeHtml(args.html));
    await expect((window as { caught?: number }).caught).toBeUndefined();
  },
};
/** What dealers write is read as a server reads it, so that hydration finds the same elements. */
export const SameAsOnAServer: Story = {
  play: async ({ args }) => {
    for (const html of [
      args.html,
      '',
      ' \n text alone, <i>then <b>crossed</i> tags</b> ',
      '<ol start="3" reversed><li>Third<li>Second</ol><dl><dt>Fuel<dd>Diesel</dl>',
      '<img src="/yard.webp" width="960" height="400"><img src="/yard.webp" width="x" height="-1">',
      '<tr><td>No table</td></tr>',
      '<time datetime="2026-11-27">today</time> &amp; &eacute;t&eacute; &nbsp;',
      '<noscript><p>Without scripts</p></noscript>before<!-- comment -->after',
    ])
      await expect(safeNodes(html, browserTree), html).toEqual(safeHtml(html));
    // What follows an end tag without a start is not lost.
    await expect(safeNodes('before</template>after', browserTree)).toEqual(['before', 'after']);
  },
};
