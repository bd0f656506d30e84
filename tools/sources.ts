import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { sourceOf } from './vite/src/sources.ts';

// node --import ./tools/sources.ts <script>: a script of this repository reads packages from their sources.
registerHooks({
  resolve: (specifier, context, next) => {
    const source = sourceOf(specifier);
    return next(source === undefined ? specifier : pathToFileURL(source).href, context);
  },
});
