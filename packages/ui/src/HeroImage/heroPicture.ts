/** A wide picture with its size, so that the layout does not shift when it loads. */
export type HeroPicture = { src: string; srcSet?: string; width: number; height: number; alt: string };
