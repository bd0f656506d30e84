import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedText } from './useTypedText.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aBox = () => {
  const searches: string[] = [];
  const box = renderHook(({ text }) => useTypedText(text, (found) => searches.push(found)), {
    initialProps: { text: '' },
  });
  const type = (text: string): void => act(() => box.result.current.onType(text));
  const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  return { ...box, searches, type, wait };
};

describe('the text of a search box', () => {
  it('the text of a search box stays while the address follows, and what is typed meanwhile too', () => {
    const { result, rerender, searches, type, wait } = aBox();
    type('c');
    wait(300);
    expect([searches, result.current.value]).toEqual([['c'], 'c']);
    type('co');
    rerender({ text: 'c' });
    expect(result.current.value).toBe('co');
    wait(300);
    rerender({ text: 'co' });
    expect([searches, result.current.value]).toEqual([['c', 'co'], 'co']);
  });

  it('the text of a search box is that of the address after Back, Clear Filters and Forward', () => {
    const { result, rerender, type, wait } = aBox();
    type('hilux');
    wait(300);
    rerender({ text: 'hilux' });
    for (const text of ['', 'hilux', 'ranger']) {
      rerender({ text });
      expect(result.current.value).toBe(text);
    }
  });

  it('the text of a search box that was sent at once is what remains of it as words, unless more was typed', async () => {
    const answers: ((rest: string) => void)[] = [];
    const onEnter = async () => await new Promise<string>((resolve) => void answers.push(resolve));
    const { result } = renderHook(() => useTypedText('', () => undefined, onEnter));
    const send = async (typed: string, more: string): Promise<string> => {
      act(() => result.current.onType(typed));
      act(() => result.current.onSubmit(typed));
      act(() => void vi.advanceTimersByTime(0));
      if (more) act(() => result.current.onType(typed + more));
      await act(async () => answers.shift()?.('quokka'));
      return result.current.value;
    };
    expect(await send('diesel ute quokka', '')).toBe('quokka');
    expect(await send('diesel', ' wagon')).toBe('diesel wagon');
  });
});
