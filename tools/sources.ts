import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from './vite/src/paths.ts';
import { sourceOf } from './vite/src/sources.ts';

// node --import ./tools/sources.ts <script>: a script of this repository reads packages from their sources. `require.resolve` finds
// what is installed: no source is required, and a project that is built on the packed packages finds out by it where they are.
// A look's definitions of sections name a module with components, which Node cannot load: what they need of it has a module of its own.
const definitions = join(workspaceRoot, 'packages/storefront/src/sections/definitions.ts');
registerHooks({
  resolve: (specifier, context, next) => {
    const isDefinition = specifier === '@dealer/storefront/sections';
    const source = context.conditions?.includes('require')
      ? undefined
      : isDefinition
        ? definitions
        : sourceOf(specifier);
    return next(source === undefined ? specifier : pathToFileURL(source).href, context);
  },
});
