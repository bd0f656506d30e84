import type { Command } from '@dealer/server/commands';

/** A command that writes a generated file, and takes nothing. */
const writes = (call: string, does: string, more?: string): Command => ({
  call,
  does,
  options: {},
  example: call,
  ...(more === undefined ? {} : { more }),
});

const json = { type: 'boolean', does: 'prints JSON' } as const;

/** The commands that check, test, write and release, by the names of their scripts. */
export const commands = {
  test: {
    call: 'npm test',
    does: 'Runs everything: types, lint, builds, units, stories, browsers, packages; about 50 minutes on two slow processors. It ends with the seconds of each stage, the ten slowest tests, and "N passed, N failed". Only the named stages run, if any are named.',
    parameters: '[<stage> ...]',
    options: {},
    environment: { DEALER_FEED: 'a listings CSV for the tests on a real feed' },
    example: 'npm test -- unit e2e',
  },
  'test:quick': {
    call: 'npm run test:quick',
    does: 'Checks types, and lint, unit tests and stories of what changed since main (on main: since the last commit), in at most 3 minutes; no builds and no whole pages.',
    options: {},
    example: 'npm run test:quick',
  },
  'test:mutation': {
    call: 'npm run test:mutation',
    does: 'Changes the rules of prices, finance, search, tags and opening hours one sign at a time, and lists what no test notices; about 25 minutes, not part of npm test.',
    options: {
      area: { type: 'string', value: '<name>', multiple: true, does: 'this area only' },
      changed: { type: 'boolean', does: 'only what changed since the last run' },
      json: { ...json, does: 'prints JSON only' },
      'report-only': { type: 'boolean', does: 'prints the last run' },
    },
    example: 'npm run test:mutation -- --changed',
    more: 'docs/mutation.md',
  },
  'install:browser': {
    call: 'npm run install:browser',
    does: 'Installs the Chromium that tests and pictures need, if it is missing: with apt as root on Debian, else with Playwright. The commands that need it run it.',
    options: {},
    example: 'npm run install:browser',
  },
  'check:pages': {
    call: 'npm run check:pages',
    does: 'Checks that the folders of pages and sections are whole, and says what to write instead; start, build, typecheck, storybook and npm ci run it. It writes the JSON Schemas of site and page files.',
    options: {},
    example: 'npm run check:pages',
    more: 'docs/decisions/2026-11-a-page-is-one-folder.md',
  },
  'check:sites': {
    call: 'npm run check:sites',
    does: 'Checks every site file, and says what to write instead.',
    options: {
      json,
      live: { type: 'boolean', does: "asks each search server what the site's key can do" },
      law: { type: 'boolean', does: 'lists what the law asks for and a site lacks, with the source of each rule' },
      stock: {
        type: 'string',
        value: '<file>',
        does: 'with --law: an NDJSON file of npm run stock, of whose vehicles it says what they do not state',
      },
      from: { type: 'string', value: '<folder>', does: 'has apps/<look>/sites/<slug>/site.json; default: here' },
    },
    example: 'npm run check:sites -- --law',
    more: 'docs/site-config.md',
  },
  'check:api': {
    call: 'npm run check:api',
    does: "Drives the contracts against a dealer's backend; exits with 1 if something failed.",
    options: {
      url: { type: 'string', value: '<url>', required: true, does: 'the address before /api (services.api.baseUrl)' },
      area: {
        type: 'string',
        value: '<names>',
        does: 'only these areas, with commas: site, leads, vehicles, test-drives, finance, trade-in, reservations, payments, sign-in, watchlist, reviews, maps, analytics-sink',
      },
      host: { type: 'string', value: '<url>', does: 'the website, for its site files' },
      auth: { type: 'string', value: '<url>', does: 'the auth service' },
      token: { type: 'string', value: '<token>', does: 'the bearer token of a test person' },
      car: { type: 'string', value: '<id>,<slug>', does: 'a vehicle in stock, in place of the one in the examples' },
      write: {
        type: 'boolean',
        does: 'makes calls that change something too: leads, reservations and payments are recorded and codes are sent, so use a test system',
      },
      json,
    },
    example: 'npm run check:api -- --url http://127.0.0.1:3000 --area leads --write',
    more: 'docs/contracts/README.md',
  },
  'check:templates': {
    call: 'npm run check:templates',
    does: 'Checks the sources of every look, and its production build if there is one, and says what to write instead.',
    parameters: '[<look> ...]',
    options: {
      json,
      fix: { type: 'boolean', does: 'writes it instead, where that is certain' },
      strict: { type: 'boolean', does: 'warnings fail too' },
    },
    example: 'npm run check:templates -- classic --fix',
    more: 'docs/check-templates.md',
  },
  'check:words': {
    call: 'npm run check:words',
    does: 'Finds words that a newcomer would have to guess, in comments, names, styles and documents, and says what to write.',
    parameters: '[<folder> ...]',
    options: {},
    example: 'npm run check:words -- packages/core',
    more: 'docs/glossary.md',
  },
  'rehearse:proxy': {
    call: 'npm run rehearse:proxy',
    does: 'Tries the deployment behind a proxy without Docker, with the proxy of this machine. Build first.',
    commands: { caddy: 'behind Caddy', nginx: 'behind nginx' },
    options: {},
    example: 'npm run rehearse:proxy -- caddy',
    more: 'docs/deploy.md#a-server-for-several-dealers',
  },
  'rehearse:image': {
    call: 'npm run rehearse:image',
    does: 'Builds, starts and stops an image step by step without Docker: as root, on Linux, with bubblewrap.',
    parameters: '<Dockerfile> [<folder>:<path in the image> ...] [NAME=value ...]',
    options: {},
    example:
      'npm run rehearse:image -- tools/deploy/Dockerfile apps:/srv/sites SITES=/srv/sites SEARCH_HOST=http://127.0.0.1:7700',
    more: 'docs/deploy.md#a-server-for-several-dealers',
  },
  'build:reference': {
    call: 'npm run build:reference',
    does: "Writes the reference of all exported names, the rules and the sizes of the packages as a website; Storybook's build and a release contain it.",
    options: {
      out: {
        type: 'string',
        value: '<folder>',
        does: 'an empty folder, or that of an earlier reference; default: .tmp/reference',
      },
    },
    example: 'npm run build:reference -- --out .tmp/reference',
  },
  'write:exports': writes(
    'npm run write:exports',
    'Writes the names that each package exports into its exports.json.',
    'CONTRIBUTING.md',
  ),
  'write:contracts': writes(
    'npm run write:contracts',
    'Writes the pages of the calls of the backend from the contracts of @dealer/api.',
    'docs/contracts/README.md',
  ),
  'write:settings': writes(
    'npm run write:settings',
    'Writes the tables of settings, the reference of sections, and the JSON Schemas of site and page files.',
    'docs/site-config.md',
  ),
  'write:examples': writes(
    'npm run write:examples',
    'Copies the code of tools/consumers into the READMEs and guides that show it.',
  ),
  'write:law': writes(
    'npm run write:law',
    'Writes the page of all rules of law that the platform knows, for review by a lawyer.',
    'docs/law.md',
  ),
  'write:licences': writes(
    'npm run write:licences',
    'Writes the packages of others that ship, with their licences; refuses a licence that is not allowed.',
    'docs/licences.md',
  ),
  'write:commands': writes(
    'npm run write:commands',
    'Writes the table of commands in README.md.',
    'README.md#commands',
  ),
  'write:tokens': {
    call: 'npm run write:tokens',
    does: 'Writes the tokens of each look for design tools (DTCG): both schemes, references, contrasts.',
    parameters: '[<look> ...]',
    options: { out: { type: 'string', value: '<folder>', does: 'writes there instead of .tmp/tokens' } },
    example: 'npm run write:tokens -- classic',
    more: 'docs/storybook.md#tokens-for-design-tools',
  },
  'read:tokens': {
    call: 'npm run read:tokens',
    does: "Writes the changes of a design tool's token file back to theme.css and prints each with its value before. An unknown token or a contrast that is too low is named, and nothing is written.",
    parameters: '<file>',
    options: {
      look: { type: 'string', value: '<look>', does: 'the look, where the file does not name it' },
      'dry-run': { type: 'boolean', does: 'prints the changes and writes nothing' },
    },
    example: 'npm run read:tokens -- .tmp/tokens/classic.tokens.json',
    more: 'docs/storybook.md#tokens-for-design-tools',
  },
  visual: {
    call: 'npm run visual',
    does: 'Takes pictures of the first story of each component, page and part of a look in every look, scheme and at two widths, and compares them with those of a commit, by default the merge base with main. The report, .tmp/visual/report/index.html, shows before, after and overlay.',
    parameters: '[<ref>]',
    options: {
      only: {
        type: 'string',
        value: '<text>',
        does: 'all stories of the component or page with this name, else of those whose title has this text',
      },
      approve: {
        type: 'boolean',
        does: 'the next runs in this folder compare with all pictures of the last one instead of those of the commit',
      },
      'skip-build': { type: 'boolean', does: 'takes pictures of the Storybook that the last run built' },
    },
    example: 'npm run visual -- --only Button',
    more: 'docs/storybook.md#visual-comparison',
  },
  release: {
    call: 'npm run release',
    does: 'Writes the next version, its changelog and the tarballs of all packages in .tmp/release. It never commits, pushes or publishes.',
    options: { 'dry-run': { type: 'boolean', does: 'changes no file outside .tmp/release' } },
    example: 'npm run release -- --dry-run',
    more: 'docs/release.md',
  },
} as const satisfies Record<string, Command>;
