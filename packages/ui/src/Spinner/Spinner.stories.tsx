import { spinnerReducer, type SpinnerState } from '@dealer/core/vehicle-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useReducer } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { exampleFrames, exampleHotspots, exampleSpin } from './exampleSpin.ts';
import { Spinner } from './Spinner.tsx';

/** With the reducer, as on a page. */
const WithState = ({ state: start, onEvent, ...props }: ComponentProps<typeof Spinner>) => {
  const [state, dispatch] = useReducer((was: SpinnerState, event: Parameters<typeof spinnerReducer>[1]) => {
    onEvent(event);
    return spinnerReducer(was, event);
  }, start);
  return <Spinner {...props} state={state} onEvent={dispatch} />;
};

const meta = {
  component: Spinner,
  args: {
    title: '2022 Toyota Hilux SR5',
    frames: exampleFrames,
    interior: '/pictures/interior/ute-black.webp',
    hotspots: exampleHotspots,
    state: exampleSpin(),
    onEvent: fn(),
    onPictureFailed: fn(),
  },
  render: (args) => <WithState {...args} />,
  decorators: [inBox({ maxWidth: 800 })],
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const slider = async (canvas: Canvas): Promise<HTMLElement> => {
  const element = canvas.getByRole('slider', { name: '360 view of 2022 Toyota Hilux SR5' });
  await waitFor(() => expect(element).not.toHaveAttribute('aria-disabled'), { timeout: 10_000 });
  return element;
};

/** A pointer that moves down, across, and up. */
const drag = async (element: HTMLElement, pointerType: 'mouse' | 'touch', by: number): Promise<void> => {
  const at = (clientX: number) => ({ pointerId: 1, pointerType, button: 0, clientX, clientY: 50, isPrimary: true });
  element.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(element, at(300));
  await fireEvent.pointerMove(element, at(300 + by / 2));
  await fireEvent.pointerMove(element, at(300 + by));
  await fireEvent.pointerUp(element, at(300 + by));
  await fireEvent.pointerMove(element, at(0));
};

export const Default: Story = {};
export const Autorotating: Story = {
  args: { canTurnByItself: true, state: exampleSpin({ autorotate: true, autorotateMs: 40 }) },
};
export const Loading: Story = {
  args: { frames: exampleFrames.slice(0, 1), state: exampleSpin({ settled: 16 }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Loading the 360 view' })).toHaveAttribute('aria-valuenow', '47'),
    );
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-disabled', 'true');
  },
};
export const OneFrameMissing: Story = {
  tags: ['missing-picture'],
  args: { frames: exampleFrames.map((src, at) => (at === 0 ? '/pictures/nothing-here.webp' : src)) },
  play: async ({ args, canvas }) => {
    await slider(canvas);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onPictureFailed).toHaveBeenCalledWith('/pictures/nothing-here.webp');
  },
};
export const NoFrames: Story = {
  tags: ['missing-picture'],
  args: { frames: exampleFrames.map((_, at) => `/pictures/nothing-here-${at}.webp`) },
};
export const Interior: Story = { args: { state: exampleSpin({ view: 'interior' }) } };
export const Panorama: Story = {
  args: { interior: '/pictures/scenes/yard-1920.webp', state: exampleSpin({ view: 'interior' }) },
};
export const InteriorMissing: Story = {
  args: { interior: '/pictures/nothing-here.webp', state: exampleSpin({ view: 'interior' }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The picture of the inside could not be loaded.'),
    );
  },
};
export const Turned: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const turn = await slider(canvas);
    await expect(canvas.getByText('Swipe or drag to turn')).toBeVisible();
    await expect(getComputedStyle(turn).touchAction).toBe('pan-y pinch-zoom');
    turn.focus();
    // The frames are drawn over the slider, and its ring over them.
    await expect(getComputedStyle(turn, '::after').outlineStyle).toBe('solid');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(turn).toHaveAttribute('aria-valuetext', 'Turned 10 degrees');
    await expect(canvas.queryByText('Swipe or drag to turn')).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(turn).toHaveAttribute('aria-valuenow', '350');
    await userEvent.keyboard('{Home}');
    await expect(turn).toHaveAttribute('aria-valuenow', '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn right' }));
    await expect(turn).toHaveAttribute('aria-valuenow', '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn left' }));
    await expect(turn).toHaveAttribute('aria-valuenow', '0');
  },
};
export const DraggedByMouse: Story = {
  tags: ['press'],
  play: async ({ canvas }) => {
    const turn = await slider(canvas);
    await drag(turn, 'mouse', 45);
    await expect(turn).toHaveAttribute('aria-valuenow', '20');
  },
};
export const SwipedByTouch: Story = {
  tags: ['press'],
  play: async ({ canvas }) => {
    const turn = await slider(canvas);
    await drag(turn, 'touch', -80);
    await expect(turn).toHaveAttribute('aria-valuenow', '320');
  },
};
export const Hotspots: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await slider(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /: 18 inch alloy wheels/ }));
    await expect(canvas.getByText(/18 inch alloy wheels/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText(/18 inch alloy wheels/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '4 highlights' }));
    await userEvent.click(canvas.getByRole('button', { name: /genuine tow bar.*outside/i }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '180');
    await expect(canvas.getByRole('button', { name: /: Genuine tow bar/, pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /touch screen.*inside/i }));
    await expect(canvas.getByRole('img', { name: 'Inside 2022 Toyota Hilux SR5' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /: Touch screen/, pressed: true })).toBeVisible();
  },
};
export const AutorotatingPressed: Story = {
  ...Autorotating,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const turn = await slider(canvas);
    await waitFor(() => expect(turn).not.toHaveAttribute('aria-valuenow', '0'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause turning' }));
    const stopped = turn.getAttribute('aria-valuenow');
    await expect(canvas.getByRole('button', { name: 'Turn by itself' })).toBeVisible();
    await expect(turn).toHaveAttribute('aria-valuenow', stopped);
  },
};
export const NoFramesPressed: Story = {
  ...NoFrames,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The 360 view could not be loaded.'), {
      timeout: 10_000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Show the pictures' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ kind: 'view', view: 'images' });
  },
};
export const PanoramaPressed: Story = {
  ...Panorama,
  tags: ['press'],
  play: async ({ canvas }) => {
    const inside = await canvas.findByRole('group', { name: /look around/ });
    await waitFor(() => expect(inside.scrollWidth).toBeGreaterThan(inside.clientWidth + 100));
    await drag(inside, 'mouse', -120);
    await expect(inside.scrollLeft).toBe(120);
  },
};
export const FullScreen: Story = {
  tags: ['press'],
  args: { state: exampleSpin({ fullscreen: true }) },
  play: async ({ canvas, userEvent }) => {
    await slider(canvas);
    await expect(canvas.getByRole('button', { name: 'Close full screen' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Show full screen' })).toBeVisible();
  },
};
/** An iPhone allows full screen for videos only: the window is filled instead. */
export const FullScreenWithoutTheBrowser: Story = {
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await slider(canvas);
    const spinner = canvasElement.querySelector<HTMLElement>('[data-part="spinner"]');
    if (!spinner) throw new Error('There is no spinner.');
    spinner.requestFullscreen = () => Promise.reject(new Error('not here'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show full screen' }));
    const close = await canvas.findByRole('button', { name: 'Close full screen' });
    // The gutter of the page's scrollbar may be next to it.
    await expect(spinner.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth - 20);
    await userEvent.click(close);
    await expect(canvas.getByRole('button', { name: 'Show full screen' })).toBeVisible();
  },
};
