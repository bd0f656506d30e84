import { loadTemplate } from '../loadTemplate.ts';

type Template = { readonly navigation: readonly unknown[]; readonly siteDefaults: object };

const load = async (folder: string): Promise<object> => {
  const template = await loadTemplate<Template>(folder);
  if (template === undefined) return {};
  const { navigation, siteDefaults } = template;
  return navigation.length > 0 ? { navigation, ...siteDefaults } : siteDefaults;
};

const loaded = new Map<string, Promise<object>>();

/**
 * The settings that a look gives all its sites. Loaded once.
 *
 * @example
 * await templateDefaults('apps/classic') // => { search: { sliderScale: 'stock' } }
 */
export const templateDefaults = (folder: string): Promise<object> => {
  const known = loaded.get(folder);
  if (known !== undefined) return known;
  const loading = load(folder);
  loaded.set(folder, loading);
  return loading;
};
