import type { Plugin } from 'vite';

/** What a look says about itself in its vite.config.ts. */
export type Look = {
  /** Development server; mocked builds are shown 100 higher, production builds 200 higher. */
  port: number;
  /** The demo site that is shown by default; without it the first by name. */
  defaultSite?: string;
};

/** The name under which preview servers find what a look says about itself. */
export const lookPlugin = 'dealer:look';

/** Carries the look's facts in its configuration; does nothing else. */
export const look = (facts: Look): Plugin => ({ name: lookPlugin, api: facts });
