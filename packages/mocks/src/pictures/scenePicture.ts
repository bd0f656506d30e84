import type { SceneName } from './pictureKeys.ts';

/** A wide picture for the top of a home page: 1920x800, and 960x800 for narrow screens. */
export const scenePicture = (scene: SceneName): { url: string; narrow: string } => ({
  url: `pictures/scenes/${scene}-1920.webp`,
  narrow: `pictures/scenes/${scene}-960.webp`,
});
