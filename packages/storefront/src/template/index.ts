export { defineTemplate } from './defineTemplate.ts';
export type { HomeHeroSlotProps, Template, TemplatePages, TemplateRecipes, TemplateSlots } from './template.ts';
