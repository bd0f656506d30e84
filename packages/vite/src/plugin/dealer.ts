import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import type { ClassNames } from '../build/className.ts';
import { installedPackages } from '../build/packages.ts';
import type { Packages } from '../build/packages.ts';
import { addressCheck } from './addressCheck.ts';
import { createDrafts } from '../develop/drafts.ts';
import { browserNotice } from './browserNotice.ts';
import { componentStyles } from './componentStyles.ts';
import { failedSections } from './failedSections.ts';
import { lookCheck } from './lookCheck.ts';
import type { CheckProgram } from './lookCheck.ts';
import { lookPanel } from './lookPanel.ts';
import { mocked } from './mocked.ts';
import type { OtherLook } from './mocked.ts';
import { oneUrlOwner } from './oneUrlOwner.ts';
import { packedFiles } from './packedFiles.ts';
import { preview } from './preview.ts';
import { projectCheck } from './projectProblems.ts';
import { settings } from './settings.ts';
import { sites } from './sites.ts';
import { startAfterStyles } from './startAfterStyles.ts';
import { unusedRouterParts } from './unusedRouterParts.ts';

/** What a project may say to the plugin. All of it is optional. */
export type DealerOptions = {
  /** The site that is shown when no other is requested; without it the first by name. */
  defaultSite?: string;
  /** A folder with pictures for the generated stock; without it they are drawn. */
  pictures?: string;
  /** Other looks that the panel for testers leads to. */
  looks?: readonly OtherLook[];
  /** Fails a build if a library no longer contains what a plugin replaces; without it the build only warns. */
  strict?: boolean;
  /** Where our packages are; without it as they are installed in the project. */
  packages?: Packages;
  /** The program that checks the look after each save; without it the package's own. */
  check?: CheckProgram;
  /** How a production build names the classes of CSS Modules. */
  classNames?: ClassNames;
};

/**
 * The Vite plugin of a dealer website: `vite --mode mocked` starts it on generated stock, `vite build` builds it for a host,
 * `vite build --mode mocked` for any static host with generated stock, and `vite preview` shows a build.
 */
export const dealer = (options: DealerOptions = {}): PluginOption[] => {
  const { defaultSite, pictures, strict = false, classNames } = options;
  const packages = (root: string): Packages => options.packages ?? installedPackages(root);
  const drafts = createDrafts();
  const isLive = (root: string): boolean => packages(root).kind === 'sources';
  return [
    projectCheck(),
    settings({ packages, classNames }),
    componentStyles({ packages }),
    browserNotice(),
    addressCheck(),
    react(),
    oneUrlOwner({ strict }),
    unusedRouterParts({ strict }),
    sites({ defaultSite, drafts, isLive }),
    lookPanel({ packages, drafts }),
    preview({ defaultSite, pictures, packages }),
    mocked({ defaultSite, pictures, packages, ...(options.looks && { looks: options.looks }) }),
    startAfterStyles(),
    lookCheck(options.check),
    failedSections(),
    packedFiles(),
  ];
};
