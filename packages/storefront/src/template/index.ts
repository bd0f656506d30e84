export { defineTemplate } from './defineTemplate.ts';
export type { HomeHeroSlotProps, HomeSection, Template, TemplateRecipes, TemplateSlots } from './template.ts';
