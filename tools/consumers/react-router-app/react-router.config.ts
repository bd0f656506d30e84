// The page is rendered in Node, where components are imported without a bundler, and its HTML is written into `dist/client`.
export default { ssr: false, prerender: ['/'], buildDirectory: 'dist' };
