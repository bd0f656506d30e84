import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './createToastStore.ts';

const saved = { id: 1, title: 'Car Saved In Watchlist' };
const removed = { id: 2, title: 'Car Removed' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the toast', () => {
  it('the toast is one at a time: a second takes the place of the first', () => {
    const toasts = createToastStore();
    toasts.show(saved);
    toasts.show(removed);
    expect(toasts.read()).toEqual({ toast: removed, isOpen: true });
  });

  it('the toast is closed when it is dismissed, and removed 1,000,000 ms after that', () => {
    const toasts = createToastStore();
    toasts.show(saved);
    vi.advanceTimersByTime(2_000_000);
    expect(toasts.read()?.isOpen).toBe(true);
    toasts.dismiss();
    expect(toasts.read()).toEqual({ toast: saved, isOpen: false });
    vi.advanceTimersByTime(999_999);
    toasts.dismiss();
    expect(toasts.read()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(toasts.read()).toBeNull();
  });

  it('the toast that is shown after another was dismissed is not removed in its place', () => {
    const toasts = createToastStore();
    const heard = vi.fn();
    const stop = toasts.subscribe(heard);
    toasts.show(saved);
    toasts.dismiss();
    toasts.show(removed);
    vi.advanceTimersByTime(1_000_000);
    expect(toasts.read()).toEqual({ toast: removed, isOpen: true });
    stop();
    toasts.dismiss();
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
