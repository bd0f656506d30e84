import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SafeHtml } from './SafeHtml.tsx';

const meta = {
  component: SafeHtml,
  args: {
    html: `<h1>Our warranty</h1>
<p>Every used vehicle has <strong>three years</strong> of cover. <a href="https://www.example.org/terms">Read the terms</a> or <a href="/contact-us">ask us</a>.</p>
<ul><li>Engine and gearbox</li><li>Steering and brakes</li></ul>
<table><caption>What is covered</caption><tr><th scope="col">Part</th><th scope="col">Years</th></tr><tr><td>Engine</td><td>3</td></tr></table>
<blockquote><p>They fixed it on the day.</p></blockquote>`,
  },
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Our warranty', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByRole('link', { name: 'ask us' })).not.toHaveAttribute('rel');
    await expect(canvas.getByRole('table', { name: 'What is covered' })).toBeVisible();
  },
};
export const WithPicture: Story = {
  args: {
    html: '<figure><img src="/pictures/scenes/yard-960.webp" width="960" height="400" alt="Our yard"><figcaption>Our yard</figcaption></figure><p>Come and see us.</p>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Our yard' })).toBeVisible();
  },
};
export const Hostile: Story = {
  tags: ['missing-picture'],
  args: {
    html: '<p onclick="window.caught=1" style="position:fixed">Sale<script>window.caught=1</script><img src="/no-such.webp" alt="" onerror="window.caught=1"><svg onload="window.caught=1"></svg> on <a href="javascript:window.caught=1">Saturday</a></p><iframe srcdoc="<script>top.caught=1</script>"></iframe><form action="https://elsewhere.example"><input name="card"></form>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Sale/)).toHaveTextContent('Sale on Saturday');
    await expect(canvasElement.querySelector('script, iframe, form, input, svg, a, [style], [onclick]')).toBeNull();
    await expect((window as { caught?: number }).caught).toBeUndefined();
  },
};
export const Empty: Story = { tags: ['renders-nothing'], args: { html: '<script>1</script>' } };
