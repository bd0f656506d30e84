// The pages are rendered in Node, where components are imported without a bundler.
export default { ssr: true, buildDirectory: 'dist' };
