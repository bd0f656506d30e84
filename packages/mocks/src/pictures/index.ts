export * from './bodyPictureKey.ts';
export * from './colourPictureKey.ts';
export * from './interiorFamily.ts';
export * from './pictureKeys.ts';
export * from './picturesFor.ts';
export * from './scenePicture.ts';
export * from './spinDetailsFor.ts';
export * from './spinFor.ts';
