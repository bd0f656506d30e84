import type { Template } from './template.ts';

type Written = Pick<Template, 'name' | 'title' | 'recipes' | 'home'> & Partial<Template>;

/**
 * Defines a look; what is not named is the default.
 *
 * @example
 * export const template = defineTemplate({ name: 'classic', title: 'Classic', recipes: {...}, home: ['hero', 'featured'] });
 */
export const defineTemplate = (written: Written): Template => ({
  slots: {},
  navigation: [],
  siteDefaults: {},
  ...written,
});
