import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCarousel } from './carouselContext.ts';
import { useRotation } from './useRotation.ts';

const Outside = () => <p>{useCarousel().index}</p>;

/** Whether reduced motion is preferred. */
const wantStill = (matches: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useCarousel', () => {
  it('tells a developer who uses useCarousel outside a carousel where it may be used', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => render(<Outside />)).toThrow('useCarousel must be used within a <Carousel />');
  });
});

describe('a carousel that goes on by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    wantStill(false);
  });

  const start = (initial: { everyMs: number | null; isPaused: boolean }) => {
    const onStep = vi.fn();
    const hook = renderHook((props: typeof initial) => useRotation({ ...props, onStep }), { initialProps: initial });
    const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    return { ...hook, onStep, wait };
  };

  it('a carousel that goes on by itself takes a step every 3 seconds', () => {
    const { onStep, wait } = start({ everyMs: 3_000, isPaused: false });
    wait(2_999);
    expect(onStep).not.toHaveBeenCalled();
    wait(1);
    expect(onStep).toHaveBeenCalledTimes(1);
    wait(6_000);
    expect(onStep).toHaveBeenCalledTimes(3);
  });

  it('a carousel that goes on by itself waits while somebody points at it, and counts from then', () => {
    const { onStep, wait, rerender } = start({ everyMs: 3_000, isPaused: false });
    wait(2_000);
    rerender({ everyMs: 3_000, isPaused: true });
    wait(10_000);
    rerender({ everyMs: 3_000, isPaused: false });
    wait(2_999);
    expect(onStep).not.toHaveBeenCalled();
    wait(1);
    expect(onStep).toHaveBeenCalledTimes(1);
  });

  it('a carousel that goes on by itself is stopped and started with its button', () => {
    const { onStep, wait, result } = start({ everyMs: 3_000, isPaused: false });
    act(() => result.current?.toggle());
    expect(result.current?.isOn).toBe(false);
    wait(10_000);
    expect(onStep).not.toHaveBeenCalled();
    act(() => result.current?.toggle());
    wait(3_000);
    expect(onStep).toHaveBeenCalledTimes(1);
  });

  it('a carousel that goes on by itself does not with reduced motion, nor where no time is given, and then needs no button', () => {
    const none = start({ everyMs: null, isPaused: false });
    wantStill(true);
    const still = start({ everyMs: 3_000, isPaused: false });
    still.wait(10_000);
    expect([none.onStep.mock.calls, still.onStep.mock.calls]).toEqual([[], []]);
    expect([none.result.current, still.result.current]).toEqual([null, null]);
  });
});
