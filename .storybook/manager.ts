// Storybook bundles this file, and knows no JSX without a global React.
import { createElement, useState } from 'react';
import { Button, createCopyToClipboardFunction } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Dealer design system',
    brandUrl: './?path=/docs/overview--docs',
    colorPrimary: '#1f4fbf',
    colorSecondary: isDark ? '#92b4ff' : '#1f4fbf',
    appBorderRadius: 6,
  }),
  sidebar: {
    showRoots: true,
    // Pages and flows are no names of code.
    renderLabel: ({ id, name }) =>
      /^(pages|flows)-/.test(id) ? name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : name,
  },
  // Whole pages have no settings, and need the height.
  layoutCustomisations: {
    showPanel: ({ storyId = '' }, isShown) => (/^(pages|flows)-/.test(storyId) ? false : isShown),
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
