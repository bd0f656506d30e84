import { create } from 'storybook/theming/create';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** How Storybook itself looks, its pages of documentation too: light or dark as the system. */
export const theme = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: 'Dealer design system',
  brandUrl: './?path=/docs/overview--docs',
  colorPrimary: '#1f4fbf',
  colorSecondary: isDark ? '#92b4ff' : '#1f4fbf',
  appBorderRadius: 6,
});
