/**
 * What the class names of a look's own CSS Modules begin with in a production build: by it a check knows whose CSS a build contains.
 */
export const lookClassPrefix = (look: string): string => `${look}_`;
