import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite, aVehicle } from '../testing/index.ts';
import {
  frameAngle,
  frameShown,
  listedHotspots,
  hotspotsAt,
  type SpinnerEvent,
  spinnerReducer,
  spinnerShows,
  type SpinnerState,
  spinnerViewLabels,
  startSpinner,
} from './index.ts';
import { framesTurned, wrapFrame } from './spinnerFrames.ts';

const site = aSite();
const spins = Array.from({ length: 36 }, (_, index) => `/spin/${index}.webp`);
const car = aVehicle({ spin_images: spins, spin_interior_image: '/spin/inside.webp' });
const motion = { reducedMotion: false };
const began = (change: Partial<SpinnerState> = {}): SpinnerState => ({
  ...(startSpinner(car, site, motion) as SpinnerState),
  ...change,
});
const ready = (change: Partial<SpinnerState> = {}): SpinnerState => began({ settled: 36, ...change });
const after = (state: SpinnerState, ...events: SpinnerEvent[]): SpinnerState => events.reduce(spinnerReducer, state);
const drag = (from: number, to: number): SpinnerEvent[] => [
  { kind: 'dragStart', x: from },
  { kind: 'dragMove', x: to },
];

describe('startSpinner', () => {
  it('startSpinner has a tab for each view with pictures, and labels for them', () => {
    expect(began().views.map((view) => spinnerViewLabels[view])).toEqual(['Spin', 'Images', 'Interior']);
    expect(startSpinner(aVehicle({ spin_images: spins, images: [] }), site, motion)?.views).toEqual(['spin']);
    expect(startSpinner(aVehicle(), site, motion)).toBeUndefined();
  });

  it('startSpinner opens with the spin, or with the gallery where the site says so', () => {
    const gallery = aSite({ detail: { spinnerDefault: 'gallery' } });
    expect(began().view).toBe('spin');
    expect(startSpinner(car, gallery, motion)?.view).toBe('images');
    expect(startSpinner(aVehicle({ spin_images: spins, images: [] }), gallery, motion)?.view).toBe('spin');
  });

  it('startSpinner rotates by itself only where the site has it and reduced motion is off', () => {
    const turning = aSite({ detail: { autorotate: true } });
    expect(began()).toMatchObject({ autorotate: false, autorotateMs: 100 });
    expect(startSpinner(car, turning, motion)?.autorotate).toBe(true);
    expect(startSpinner(car, turning, { reducedMotion: true })?.autorotate).toBe(false);
  });
});

describe('turning by hand', () => {
  it.each([
    [0, 0],
    [19, 0],
    [20, -1],
    [40, -2],
    [59, -2],
    [-19, 0],
    [-20, 1],
    [-45, 2],
    [Number.NaN, 0],
  ])('turning by hand: %d pixels are %d frames', (pixels, frames) => {
    expect(framesTurned(pixels, false)).toBe(frames);
    expect(framesTurned(pixels, true) + frames).toBe(0);
  });

  it.each([
    ['left', 100, 60, 0, 2],
    ['right, past the first frame', 100, 140, 0, 34],
    ['right', 0, 25, 10, 9],
    ['round and round', 0, -20 * 80, 0, 8],
  ])('turning by hand dragged to the %s', (_, from, to, start, frame) => {
    expect(after(ready({ frame: start }), ...drag(from, to)).frame).toBe(frame);
  });

  it('turning by hand turns the other way for a set taken the other way', () => {
    expect(after(ready({ reverse: true }), ...drag(100, 140)).frame).toBe(2);
  });

  it('turning by hand counts from where the drag began, not from the last move', () => {
    expect(after(ready(), ...drag(0, -15), { kind: 'dragMove', x: -30 }, { kind: 'dragMove', x: -45 }).frame).toBe(2);
    expect(after(ready(), ...drag(0, -45), { kind: 'dragMove', x: 0 }).frame).toBe(0);
    expect(after(ready(), ...drag(0, -45), { kind: 'dragEnd' }, { kind: 'dragMove', x: -400 }).frame).toBe(2);
  });

  it('turning by hand turns by one frame for each arrow key, like a drag that way', () => {
    expect(after(ready(), { kind: 'arrow', key: 'left' }).frame).toBe(1);
    expect(after(ready(), { kind: 'arrow', key: 'right' }).frame).toBe(35);
    expect(after(ready({ reverse: true }), { kind: 'arrow', key: 'right' }).frame).toBe(1);
  });

  it('turning by hand does not turn before all pictures are there, nor in another view', () => {
    expect(after(began({ settled: 35 }), ...drag(0, -200), { kind: 'arrow', key: 'left' }).frame).toBe(0);
    expect(after(ready({ view: 'images' }), ...drag(0, -200), { kind: 'arrow', key: 'left' }).frame).toBe(0);
  });
});

describe('loading, hint and autorotation', () => {
  const settle = (count: number): SpinnerEvent[] => Array.from({ length: count }, () => ({ kind: 'settled' as const }));

  it('loads, then hints until the first turn', () => {
    expect(spinnerShows(after(began(), ...settle(18)))).toEqual({
      loading: true,
      progress: 0.5,
      hint: false,
      turning: false,
    });
    const loaded = after(began(), ...settle(40));
    expect(spinnerShows(loaded)).toEqual({ loading: false, progress: 1, hint: true, turning: false });
    expect(spinnerShows(after(loaded, { kind: 'dragStart', x: 0 }, { kind: 'dragMove', x: 12 })).hint).toBe(true);
    expect(spinnerShows(after(loaded, ...drag(0, 20))).hint).toBe(false);
    expect(spinnerShows(after(loaded, { kind: 'arrow', key: 'left' })).hint).toBe(false);
  });

  it('loading counts a picture that failed as settled, once', () => {
    const failed = after(began(), { kind: 'failed', frame: 3 }, { kind: 'failed', frame: 3 });
    expect(failed).toMatchObject({ settled: 1, failed: [3] });
    expect(spinnerShows(after(failed, ...settle(35))).loading).toBe(false);
    expect(after(ready(), { kind: 'failed', frame: 3 }).failed).toEqual([]);
  });

  it('loading turns to a frame at once, from any view, when it has loaded', () => {
    expect(after(ready({ autorotate: true }), { kind: 'turnTo', frame: 18 })).toMatchObject({
      frame: 18,
      touched: true,
      autorotate: false,
    });
    expect(after(ready({ view: 'images' }), { kind: 'turnTo', frame: -1 }).frame).toBe(35);
    expect(after(began(), { kind: 'turnTo', frame: 18 }).frame).toBe(0);
    expect(after(ready(), { kind: 'turnTo', frame: 1.5 }).frame).toBe(0);
  });

  it('loading takes a whole turn for a turn', () => {
    expect(after(ready(), ...drag(0, 20 * 36))).toMatchObject({ frame: 0, touched: true });
  });

  it('loading turns by itself until a hand turns it, and can be stopped', () => {
    const turning = ready({ autorotate: true });
    expect(after(turning, { kind: 'tick' }, { kind: 'tick' }).frame).toBe(2);
    expect(after({ ...turning, frame: 35 }, { kind: 'tick' }).frame).toBe(0);
    expect(after(turning, { kind: 'dragStart', x: 0 }, { kind: 'tick' }).frame).toBe(0);
    expect(after(turning, ...drag(0, -20), { kind: 'dragEnd' }, { kind: 'tick' })).toMatchObject({
      frame: 1,
      autorotate: false,
    });
    expect(after(turning, { kind: 'autorotate', on: false }, { kind: 'tick' }).frame).toBe(0);
    expect(after(turning, { kind: 'view', view: 'interior' }, { kind: 'tick' }).frame).toBe(0);
    expect([spinnerShows(turning).turning, spinnerShows({ ...turning, view: 'images' }).turning]).toEqual([
      true,
      false,
    ]);
  });

  it('loading opens only views that are there, and fills the screen on demand', () => {
    expect(after(ready({ views: ['spin'] }), { kind: 'view', view: 'interior' }).view).toBe('spin');
    expect(after(ready(), { kind: 'dragStart', x: 0 }, { kind: 'view', view: 'interior' }).drag).toBeUndefined();
    expect(after(ready(), { kind: 'fullscreen', on: true }).fullscreen).toBe(true);
  });
});

describe('whatever happens to it', () => {
  const anyEvent: fc.Arbitrary<SpinnerEvent> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('dragStart' as const, 'dragMove' as const),
      x: fc.oneof(fc.integer({ min: -3_000, max: 3_000 }), fc.double()),
    }),
    fc.record({ kind: fc.constantFrom('settled' as const, 'dragEnd' as const, 'tick' as const) }),
    fc.record({ kind: fc.constant('arrow' as const), key: fc.constantFrom('left' as const, 'right' as const) }),
    fc.record({
      kind: fc.constant('view' as const),
      view: fc.constantFrom('spin' as const, 'images' as const, 'interior' as const),
    }),
    fc.record({ kind: fc.constantFrom('autorotate' as const, 'fullscreen' as const), on: fc.boolean() }),
  );

  it('whatever happens to it stays on a frame that exists', () => {
    fc.assert(
      fc.property(
        fc.array(anyEvent, { maxLength: 40 }),
        fc.integer({ min: 1, max: 72 }),
        fc.boolean(),
        (events, frames, reverse) => {
          const state = after(began({ frames, settled: frames, reverse }), ...events);
          expect(Number.isInteger(state.frame) && state.frame >= 0 && state.frame < frames).toBe(true);
          expect(state.views).toContain(state.view);
        },
      ),
      { numRuns: 2_000 },
    );
  }, 60_000);

  it('whatever happens to it comes back to where it was when the hand goes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000, max: 2_000 }), fc.integer({ min: 0, max: 35 }), (x, frame) => {
        expect(
          after(ready({ frame }), { kind: 'dragStart', x: 0 }, { kind: 'dragMove', x }, { kind: 'dragMove', x: 0 })
            .frame,
        ).toBe(frame);
      }),
    );
    expect([wrapFrame(-1, 36), wrapFrame(36, 36), wrapFrame(5, 0)]).toEqual([35, 0, 0]);
  });
});

describe('frameShown', () => {
  it.each([
    ['the frame itself', 5, [], 5],
    ['the one before', 5, [5], 4],
    ['round the start', 0, [0, 35, 34], 33],
    ['nothing of a turn with half of its pictures', 5, Array.from({ length: 18 }, (_, at) => at * 2), undefined],
    ['something of a turn with a little more than half', 4, Array.from({ length: 17 }, (_, at) => at * 2), 3],
  ])('frameShown: %s', (_, frame, failed, shown) => {
    expect(frameShown({ frame, frames: 36, failed })).toBe(shown);
  });

  it('shows no frame of a spinner without frames', () => {
    expect(frameShown({ frame: 0, frames: 0, failed: [] })).toBeUndefined();
  });
});

describe('frameAngle', () => {
  it.each([
    [0, 36, false, 0],
    [1, 36, false, 350],
    [35, 36, false, 10],
    [35, 36, true, 350],
    [9, 36, true, 90],
    [1, 7, true, 51],
    [0, 0, false, 0],
  ])('frameAngle of frame %d of %d, reverse %s, is %d degrees', (frame, frames, reverse, angle) => {
    expect(frameAngle({ frame, frames, reverse })).toBe(angle);
  });

  it('frameAngle grows with the right arrow key', () => {
    for (const reverse of [false, true])
      expect(frameAngle(after(ready({ reverse }), { kind: 'arrow', key: 'right' }))).toBe(10);
  });
});

describe('listedHotspots', () => {
  const spots = ['Tow bar', 'Wheels', 'Screen', 'Spare key'].map((description, index) => ({
    id: index + 1,
    description,
    anchors: [],
  }));
  const hotspots = {
    spots,
    exterior: [
      { hotspotId: 1, activeAngle: 0, posX: 101, posY: 0 },
      { hotspotId: 1, activeAngle: 180, posX: 50, posY: 60 },
      { hotspotId: 2, activeAngle: 90, posX: 1, posY: 1 },
    ],
    interior: [
      { hotspotId: 3, activeAngle: 0, posX: 50, posY: 50 },
      { hotspotId: 2, activeAngle: 0, posX: 50, posY: 50 },
    ],
  };

  it('listedHotspots names every spot and the picture that shows it', () => {
    expect(listedHotspots(hotspots, { frames: 36, hasInterior: true })).toEqual([
      { id: 1, description: 'Tow bar', at: { view: 'spin', frame: 18 } },
      { id: 2, description: 'Wheels', at: { view: 'spin', frame: 9 } },
      { id: 3, description: 'Screen', at: { view: 'interior' } },
      { id: 4, description: 'Spare key' },
    ]);
  });

  it('listedHotspots sends nobody to a picture that is not there', () => {
    expect(listedHotspots(hotspots, { frames: 0, hasInterior: false }).map(({ at }) => at)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(listedHotspots(undefined, { frames: 36, hasInterior: true })).toEqual([]);
  });
});

describe('hotspotsAt', () => {
  const spot = (id: number) => ({ id, description: `Part ${id}`, anchors: [] });
  const at = (hotspotId: number, activeAngle: number, posX = 50, posY = 40) => ({ hotspotId, activeAngle, posX, posY });
  const hotspots = {
    spots: [spot(1), spot(2)],
    exterior: [at(1, 0), at(2, 90), at(1, 90, 20), at(9, 90), at(2, 358, 101), at(2, 360)],
    interior: [at(2, 0, 10, 10), at(2, 0, 90, 90)],
  };
  const ids = (frame: number): number[] =>
    hotspotsAt(hotspots, { view: 'spin', frame, frames: 36 }).map(({ id }) => id);

  it('hotspotsAt belong to the frame of their angle', () => {
    expect(ids(9)).toEqual([2, 1]);
    expect(ids(0)).toEqual([1, 2]);
    expect(ids(1)).toEqual([]);
    expect(hotspotsAt(hotspots, { view: 'spin', frame: 9, frames: 36 })[1]).toEqual({
      id: 1,
      description: 'Part 1',
      left: 20,
      top: 40,
    });
  });

  it('shows each hotspot of the interior once', () => {
    expect(hotspotsAt(hotspots, { view: 'interior' })).toEqual([{ id: 2, description: 'Part 2', left: 10, top: 10 }]);
    expect(hotspotsAt(undefined, { view: 'interior' })).toEqual([]);
    expect(hotspotsAt(hotspots, { view: 'spin', frame: 0, frames: 0 })).toEqual([]);
  });
});
