/**
 * Dependencies that Vite bundles before the first story. A dependency found later makes Vite reload the page during a test, so
 * the list has everything that sources import by name.
 */
export const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'input-otp',
    'radix-ui/dialog',
    'radix-ui/slider',
    'yet-another-react-lightbox',
    'yet-another-react-lightbox/plugins/counter',
    'yet-another-react-lightbox/plugins/thumbnails',
    'yet-another-react-lightbox/plugins/zoom',
    'zod/mini',
    'zod',
    'react-hook-form',
    '@dealer/storefront > @hookform/resolvers/zod',
    '@supabase/auth-js',
    'react-instantsearch',
    'instantsearch.js',
    'zustand/vanilla',
    'uqr',
    'typedfastbitset',
    'react-router',
    'react-router/dom',
    'zustand',
    '@storybook/react-vite',
    '@storybook/addon-a11y/preview',
    'storybook/test',
    'axe-core',
  ],
};
