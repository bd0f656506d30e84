export { parseSlide, type ParsedSlide, type Slide, type SlidePicture } from './parseSlide.ts';
export { slidesContent } from './slidesContent.ts';
export { slideDocSchema, type SlideDoc } from './slideDoc.ts';
