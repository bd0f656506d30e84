import { faultGroups, scenarios } from '@dealer/mocks/scenario';
import type { FaultGroup, ScenarioName } from '@dealer/mocks/scenario';

/** A look of a shared folder, with its sites, the default first. */
export type SharedLook = { name: string; sites: readonly { slug: string; name: string }[] };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const link = (address: string, text: string): string => `<a href="${escaped(address)}">${escaped(text)}</a>`;

/** A page of a look, which a host of files does not know: its home page opens it. */
const page = (look: string, address: string): string => `${look}/#page=${encodeURIComponent(address)}`;

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const scenarioList = (look: SharedLook): string =>
  (Object.keys(faultGroups) as FaultGroup[])
    .map((group) => {
      const names = (Object.keys(scenarios) as ScenarioName[]).filter((name) => scenarios[name].group === group);
      const items = names.map(
        (name) => `${link(`${look.name}/?scenario=${name}`, name)} ${escaped(scenarios[name].description)}`,
      );
      return `<h4>${escaped(faultGroups[group].label)}</h4>${list(items)}`;
    })
    .join('');

const section = (look: SharedLook): string => `
<section>
<h2>${link(`${look.name}/`, look.name)}</h2>
<h3>Sites</h3>
${list(look.sites.map(({ slug, name }) => link(`${look.name}/?site=${slug}`, name)))}
<h3>For testers</h3>
<p>Alt+Shift+M opens the settings on every page.</p>
${list([
  link(page(look.name, '/__mocks/charters'), 'What to try'),
  link(page(look.name, '/__mocks/'), 'Settings'),
  link(page(look.name, '/__mocks/requests'), 'Requests'),
])}
<details><summary>Scenarios: what can go wrong</summary>${scenarioList(look)}</details>
</section>`;

const style = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-inline-size:60rem;margin:0 auto;padding:2rem 1rem 4rem}
main{display:grid;gap:1rem}
h1{line-height:1.2;margin:0}
h2{text-transform:capitalize;margin:0}
h3,h4{margin:1rem 0 .25rem}
section{border:1px solid;border-radius:.75rem;padding:1.25rem}
ul{margin:0;padding-inline-start:1.25rem}
li a,summary{display:inline-block;padding-block:.25rem}
summary{margin-block-start:1rem;font-weight:600;cursor:pointer}`;

/** Leads an address below a look, for which the host has no file, to the look, which opens it. */
const script = (looks: readonly SharedLook[]): string => `
var looks = ${JSON.stringify(looks.map(({ name }) => name))}, parts = location.pathname.split('/');
var at = parts.findIndex(function (part) { return looks.indexOf(part) >= 0; }), rest = parts.slice(at + 1).join('/');
if (at > 0 && rest !== '')
  location.replace(parts.slice(0, at + 1).join('/') + '/#page=' + encodeURIComponent('/' + rest + location.search + location.hash));`;

/** The start page of a shared folder: its looks, their sites and scenarios. It is also what the host shows for an address without a file. */
export const startPage = (looks: readonly SharedLook[]): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Dealer websites on generated stock</title>
<style>${style}</style>
<script>${script(looks)}
</script>
</head>
<body>
<main>
<h1>Dealer websites on generated stock</h1>
<p>Nothing here is real: vehicles and dealers are invented, and no enquiry leaves this browser. A website that was open for a moment also works without a network.</p>${looks.map(section).join('')}
</main>
</body>
</html>
`;
