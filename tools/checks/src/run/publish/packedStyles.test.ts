import { describe, expect, it } from 'vitest';
import { packedStyleFindings } from './packedStyles.ts';

const order = '@layer dealer.reset, dealer.components;';
const findings = (css: string): string[] => packedStyleFindings([{ file: 'dist/Card.css', css }], order);

describe('packedStyleFindings', () => {
  it('packedStyleFindings accepts a stylesheet that begins with the layer order and names files by relative addresses', () => {
    expect(
      findings(`${order}\n.a { mask: url("./ute.svg?no-inline"), url(#m), url(data:image/png;base64,AA==) }`),
    ).toEqual([]);
  });

  it('packedStyleFindings reports a stylesheet that leaves the order of the layers to the bundler', () => {
    expect(findings('@layer dealer.components { .a { color: red } }')).toEqual([
      'dist/Card.css does not begin with the order of the layers',
    ]);
  });

  it('packedStyleFindings reports an address from the root of the site', () => {
    expect(findings(`${order}\n.a { mask: url('/ute.png') } .b { mask: url(ute.png) }`)).toEqual([
      'dist/Card.css: /ute.png is not relative to the stylesheet',
      'dist/Card.css: ute.png is not relative to the stylesheet',
    ]);
  });

  it('packedStyleFindings reports a picture that Vite would write into the styles of every page', () => {
    expect(findings(`${order}\n.a { mask: url("./ute.svg") }`)).toEqual([
      'dist/Card.css: ./ute.svg lacks ?no-inline, so Vite writes it into the styles of every page',
    ]);
  });
});
