import { describe, expect, it } from 'vitest';
import { graphText } from '../head/index.ts';
import { aSite, aVehicleDoc, testNow } from '../testing/index.ts';
import { parseVehicle } from '../vehicle/index.ts';
import { isPlain } from '../settings/isPlain.ts';
import { vehicleDetailModel } from './vehicleDetailModel.ts';
import { vehicleFaq } from './vehicleFaq.ts';
import { vehicleGraph } from './vehicleGraph.ts';
import { vehicleTabs } from './vehicleTabs.ts';

const code = 'globalThis.ran=1';
const tags = [
  'img src=x onerror',
  'svg onload',
  'body onload',
  'iframe onload',
  'input autofocus onfocus',
  'details open ontoggle',
  'video src=x onerror',
  'audio src=x onerror',
  'object data=x onerror',
  'marquee onstart',
];
/** Sixty texts that run somewhere, if a page writes them where it should not. */
const payloads: readonly string[] = [
  ...tags.map((tag) => `<${tag}=${code}>`),
  ...tags.map((tag) => `"><${tag}='${code}'>`),
  ...[
    'script',
    'SCRIPT',
    'script/x',
    'script type=module',
    'style',
    'title',
    'textarea',
    'noscript',
    'template',
    'math',
  ].map((tag) => `</${tag}><script>${code}</script>`),
  ...[
    'javascript:',
    'JavaScript:',
    ' javascript:',
    'java\nscript:',
    'java\tscript:',
    '\u0001javascript:',
    'vbscript:',
    'data:text/html,',
    'data:text/html;base64,',
    'javascript://x.example/%0a',
  ].map((scheme) => `${scheme}${code}`),
  ...[
    `';${code};//`,
    `";${code};//`,
    `\`;${code};//`,
    `\${${code}}`,
    `{{${code}}}`,
    `]]><script>${code}</script>`,
    `--><script>${code}</script>`,
    `\u2028${code}`,
    `\u2029${code}`,
    `</script\u0000><script>${code}</script>`,
  ],
  ...[
    '\u202e',
    '\u0000',
    '\ufeff',
    '&lt;script&gt;',
    '&#60;script&#62;',
    '\\u003cscript\\u003e',
    '%3Cscript%3E',
    '<!--',
    '<![CDATA[',
    '<a href=javascript:alert(1)>',
  ].map((start) => `${start}${code}`),
];

/** The same document with every text replaced, all but those that say which vehicle it is. */
const poisoned = (value: unknown, payload: string, name = ''): unknown => {
  if (typeof value === 'string') return ['slug', 'status', 'car_type'].includes(name) ? value : payload;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, payload));
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner, payload, key)]))
    : value;
};

const whole = {
  ...aVehicleDoc(),
  interior_colour: 'x',
  tag: 'x',
  nvic: 'x',
  video_url: 'x',
  external_video_url: 'x',
  spin_images: ['x'],
  spin_interior_image: 'x',
  spin_code: 'x',
  file: 'x',
  regplate: 'x',
  rego_expiry: 'x',
  build_date: 'x',
  compliance_date: 'x',
  fuel: 'x',
  drive: 'x',
  item_type: 'x',
  cin_url: 'x',
  carsales_title: 'x',
  hotspots: { hotspots: [{ id: 1, description: 'x', anchors: ['x'] }] },
  finance_lenders: { Manual: { disclaimer: 'x', interestRate: 8, comparisonRate: 9, paymentWeek: 100 } },
};

/** Every text of a model with the name of its field. */
const texts = (value: unknown, name = ''): { name: string; text: string }[] => {
  if (typeof value === 'string') return [{ name, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, name));
  return isPlain(value) ? Object.entries(value).flatMap(([key, inner]) => texts(inner, key)) : [];
};

const isAddress = (name: string): boolean =>
  /^(?:href|src|thumb|large|canonicalPath|directionsHref|embedHref)$/.test(name);
const base = 'https://www.harbourcity.example/cars/x';

describe('a hostile vehicle', () => {
  const sites = [
    aSite({ finance_provider: 'Manual' }),
    aSite({ country: 'NZ', timezone: 'Pacific/Auckland', nz: { cinUrl: 'https://cin.example/{stock_number}' } }),
  ];

  it('a hostile vehicle is made of sixty different texts', () => expect(new Set(payloads).size).toBe(60));

  it.each(payloads.map((payload) => [JSON.stringify(payload), payload]))(
    'a hostile vehicle runs nothing and breaks nothing: %s',
    (_, payload) => {
      const parsed = parseVehicle(poisoned(whole, payload));
      if (parsed.kind !== 'vehicle') throw new Error(parsed.reasons.join());
      for (const site of sites) {
        const model = vehicleDetailModel(parsed.vehicle, site, testNow);
        const data = graphText(vehicleGraph(parsed.vehicle, site)['@graph']);
        expect(data).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(data)).toHaveProperty('@graph');
        const addresses = texts(model)
          .filter(({ name }) => isAddress(name))
          .map(({ text }) => new URL(text, base).protocol);
        expect(addresses.filter((scheme) => !['https:', 'http:', 'tel:', 'mailto:', 'sms:'].includes(scheme))).toEqual(
          [],
        );
        expect(vehicleTabs(parsed.vehicle, site).length).toBeGreaterThan(0);
        expect(vehicleFaq(parsed.vehicle, site).length).toBeGreaterThan(0);
      }
    },
  );
});
