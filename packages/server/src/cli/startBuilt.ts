import { existsSync } from 'node:fs';

/**
 * Starts a built program, as an image does; false before the first build, when its command can still explain itself.
 */
export const startBuilt = async (name: string): Promise<boolean> => {
  const built = new URL(`../../dist/${name}.mjs`, import.meta.url);
  if (!existsSync(built)) return false;
  await import(built.href);
  return true;
};

/** What a command does before the first build. */
export const refuseUnbuilt = (): never => {
  throw new Error('The program is not built: npm run build writes it to packages/server/dist.');
};
