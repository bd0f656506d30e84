import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Promises } from './Promises.tsx';

const render = (promises: string[]): string =>
  renderToStaticMarkup(<Promises id="promises" settings={{ title: 'What we promise', promises }} />);

it('lists what the dealer promises below its heading', () => {
  const html = render(['A fair price']);
  expect(html).toContain('What we promise');
  expect(html).toContain('A fair price');
});

it('shows nothing without a promise', () => {
  expect(render([])).toBe('');
});
