import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { sourceOf } from './vite/src/sources.ts';

// node --import ./tools/sources.ts <script>: a script of this repository reads packages from their sources. `require.resolve` finds
// what is installed: no source is required, and a project that is built on the packed packages finds out by it where they are.
registerHooks({
  resolve: (specifier, context, next) => {
    const source = context.conditions?.includes('require') ? undefined : sourceOf(specifier);
    return next(source === undefined ? specifier : pathToFileURL(source).href, context);
  },
});
