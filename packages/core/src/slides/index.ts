export { parseSlide, type ParsedSlide, type Slide, type SlidePicture } from './parseSlide.ts';
export { slideDocSchema, type SlideDoc } from './slideDoc.ts';
