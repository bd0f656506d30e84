/** The attributes of a search field with suggestions (`SearchSuggestions`), before they are loaded. No `type="search"`: it cannot have the role. */
export const combobox = {
  type: 'text',
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const;
