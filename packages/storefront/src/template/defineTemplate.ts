import type { Template } from './template.ts';

type Written = Pick<Template, 'name' | 'title' | 'recipes' | 'pages'> & Partial<Template>;

/**
 * Defines a look; what is not named is the default.
 *
 * @example
 * export const template = defineTemplate({ name: 'classic', title: 'Classic', recipes: {...}, pages: { home: [{ section: 'hero' }] } });
 */
export const defineTemplate = (written: Written): Template => ({
  slots: {},
  navigation: [],
  siteDefaults: {},
  ...written,
});
