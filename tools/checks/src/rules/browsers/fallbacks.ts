/**
 * Features used on purpose although a supported browser lacks them, and what its visitors get instead. A name includes its
 * sub-features. Names are those of MDN's data, as the check prints them.
 */
export const fallbacks: Readonly<Record<string, string>> = {
  'css.properties.position-area':
    'Menus over the page: without it they are a sheet at the bottom (ui/src/styles/base.css).',
  'api.AbortSignal.any_static': 'Used by servers only (storefront/pageStart/server).',
  'css.properties.position-try-fallbacks': 'As position-area.',
  'css.properties.position-anchor': 'As position-area.',
  'css.properties.anchor-name': 'As position-area.',
  'css.selectors.popover-open': 'Where the popover attribute is unknown, ui opens menus itself.',
  'api.HTMLElement.popover': 'As :popover-open.',
  'api.HTMLElement.showPopover': 'As :popover-open.',
  'api.HTMLElement.hidePopover': 'As :popover-open.',
  'api.HTMLElement.togglePopover': 'As :popover-open.',
  'css.properties.grid-template-rows.subgrid': 'Rows of neighbouring cards do not line up; each card is whole.',
  'css.properties.text-wrap': 'Lines break less evenly.',
  'css.properties.scrollbar-gutter': 'Without it the page behind a dialog can be scrolled, so that it does not move.',
  'css.properties.scrollbar-width': 'The scroll bar is as wide as the system draws it.',
  'css.properties.text-size-adjust': 'Phones keep their own text size.',
  'css.properties.font-family.ui-monospace': 'The next font of the list.',
  'css.properties.forced-color-adjust': 'Matters in forced colours only, which these browsers do not have.',
  'css.properties.cursor': 'A touch screen has no pointer.',
  'css.properties.resize': 'A touch screen has no handle to pull; the field scrolls.',
  'css.selectors.selection': 'Selected text has the system colour.',
  'css.selectors.details-content': 'For print: answers that are closed on the screen stay closed on paper.',
  'css.properties.content-visibility': 'As ::details-content.',
  'css.at-rules.media.scripting':
    'Without script a folded section of a vehicle stays folded on a phone; it is in the HTML all the same.',
  'css.at-rules.page': 'The print dialogue decides about margins and paper.',
  'css.properties.size': 'As @page.',
  'css.properties.break-after': 'On paper a heading may stand alone at the end of a page.',
  'css.selectors.view-transition-group': 'The page of a vehicle appears at once, without a transition from its card.',
  'css.selectors.view-transition-old': 'As ::view-transition-group.',
  'css.selectors.view-transition-new': 'As ::view-transition-group.',
  'css.properties.mask-composite': 'Older Chrome reads -webkit-mask-composite, which stands next to it.',
  'css.properties.print-color-adjust': 'Older Chrome reads -webkit-print-color-adjust, which the build adds.',
  'api.Window.requestIdleCallback': 'A short timeout instead (storefront/src/pageStart/later/onIdleAfterPaint.ts).',
  'api.Navigator.share': 'Without it the share menu lists its own ways.',
};
