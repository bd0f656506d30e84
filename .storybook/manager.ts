// Storybook bundles this file, and knows no JSX without a global React.
import { createElement, useState } from 'react';
import { Button, createCopyToClipboardFunction } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  sidebar: {
    showRoots: true,
    // Pages and flows are no names of code.
    renderLabel: ({ id, name }) =>
      /^(pages|flows)-/.test(id) ? name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : name,
  },
  // Whole pages have no settings, and need the height.
  layoutCustomisations: {
    showPanel: ({ storyId = '' }, isShown) => (/^(pages|flows)-/.test(storyId) ? false : isShown),
    // Foundations show every look and scheme, so no choice of one changes them.
    showToolbar: ({ storyId = '', viewMode }, isShown) =>
      viewMode === 'docs' && /^(overview|foundations)-/.test(storyId) ? false : isShown,
  },
});

const copy = createCopyToClipboardFunction();

/** Copies the address of what is shown: look, dealer, colour scheme, size of the screen and all else of the toolbar. */
const CopyLink = () => {
  const [isCopied, setCopied] = useState(false);
  const copyLink = async (): Promise<void> => {
    await copy(location.href);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const onClick = (): void => void copyLink();
  return createElement(
    Button,
    { variant: 'ghost', size: 'small', padding: 'small', ariaLabel: false, onClick },
    isCopied ? 'Link copied' : 'Copy link',
  );
};

addons.register('dealer/copy-link', () =>
  addons.add('dealer/copy-link/tool', {
    type: types.TOOLEXTRA,
    title: 'Copy link',
    match: ({ viewMode, tabId }) => viewMode !== undefined && !tabId,
    render: () => createElement(CopyLink),
  }),
);
