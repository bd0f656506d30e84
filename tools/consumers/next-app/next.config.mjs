/** @type {import('next').NextConfig} */
export default {
  // The packages may be links to a folder outside the project, as with a store of pnpm.
  turbopack: { root: '/' },
  outputFileTracingRoot: '/',
};
