import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

afterEach(cleanup);

const typed: string[] = [];
const Page = () => {
  const [value, setValue] = useState('');
  const change = (text: string): void => {
    typed.push(text);
    setValue(text);
  };
  return <SearchBox label="Search cars" value={value} onChange={change} />;
};

describe('the search box of a page from a server', () => {
  it('the search box of a page from a server holds the letter that was typed before the page listened', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.append(...new DOMParser().parseFromString(renderToString(<Page />), 'text/html').body.childNodes);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search cars' });
    field.value = 'c';
    const root = await act(async () => hydrateRoot(container, <Page />));
    await act(async () => root.render(<Page />));
    expect([field.isConnected, field.value, typed]).toEqual([true, 'c', ['c']]);
    await act(async () => root.unmount());
    container.remove();
  });
});
