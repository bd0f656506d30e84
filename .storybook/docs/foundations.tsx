import { bodyNames, BodySilhouette } from '@dealer/ui/BodySilhouette';
import { colourPairs } from '@dealer/ui/styles';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { facts, widths } from 'virtual:component-facts';
import { contentRules } from '../contentRules.ts';
import { looks } from '../looks.ts';
import { stageStock } from '../stageStock.ts';
import { contrastOfTexts, forLooks, type Scheme, schemes, tokenNames, tokenValues } from './readTokens.ts';

const grid = (width: string): CSSProperties => ({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))`,
});

const Swatch = ({ name, value }: { name: string; value: string }) => (
  <div style={{ border: '1px solid #8884', borderRadius: 6, overflow: 'hidden', fontSize: 12 }}>
    <div style={{ blockSize: 48, background: value }} />
    <div style={{ padding: '0.25rem 0.5rem' }}>
      <b>{name.replace('--color-', '')}</b>
      <br />
      <code>{value}</code>
    </div>
  </div>
);

/** 4.499 is not 4.5. */
const roundDown = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

const Pair = ({
  over,
  on,
  atLeast,
  colours,
}: {
  over: string;
  on: string;
  atLeast: number;
  colours: Record<string, string>;
}) => {
  const [text = '', ground = ''] = [colours[`--color-${over}`], colours[`--color-${on}`]];
  const contrast = contrastOfTexts(text, ground);
  return (
    <tr>
      <td style={{ background: ground, color: text, padding: '0.375rem 0.75rem' }}>
        {over} on {on}
      </td>
      <td style={{ textAlign: 'end' }}>{contrast === undefined ? 'on pictures' : `${roundDown(contrast)}:1`}</td>
      <td style={{ textAlign: 'end' }}>{atLeast}:1</td>
      <td>{contrast === undefined ? 'depends on the picture' : contrast >= atLeast ? 'passes' : 'fails'}</td>
    </tr>
  );
};

/** What the toolbar has chosen is in the address of Storybook, around the page of documentation. */
const chosenLook = (): string | undefined => {
  const globals = new URLSearchParams(parent.location.search).get('globals') ?? '';
  return looks.find((look) => globals.split(';').includes(`template:${look}`));
};

/** One look at a time: there are more than a hundred pairs. The choice is that of the toolbar, and in the address. */
const LookChoice = ({ children }: { children: (look: string) => ReactNode }) => {
  const [look, setLook] = useState(chosenLook() ?? looks[0] ?? '');
  const choose = (template: string): void => {
    setLook(template);
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: { template } });
  };
  return (
    <>
      <label style={{ display: 'block', marginBlock: '1rem' }}>
        Look{' '}
        <select value={look} onChange={({ target }) => choose(target.value)}>
          {looks.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {children(look)}
    </>
  );
};

const Colours = ({ look, scheme }: { look: string; scheme: Scheme }) => {
  const colours = tokenValues(tokenNames('--color-'), look, scheme);
  return (
    <>
      <h2 id={scheme}>{scheme === 'light' ? 'Light' : 'Dark'}</h2>
      <div style={grid('9rem')}>
        {Object.entries(colours).map(([name, value]) => (
          <Swatch key={name} name={name} value={value} />
        ))}
      </div>
      <h3 id={`contrast-${scheme}`} style={{ marginBlockStart: '2rem' }}>
        Contrast of the pairs in use, {scheme}
      </h3>
      <p>Text needs 4.5:1, edges of controls and focus rings 3:1 (WCAG 2.2 AA).</p>
      <table>
        <thead>
          <tr>
            <th>Pair</th>
            <th>Contrast</th>
            <th>At least</th>
            <th>Result</th>
          </tr>
        </thead>
        <tbody>
          {colourPairs.map((pair) => (
            <Pair key={`${pair.over} ${pair.on}`} {...pair} colours={colours} />
          ))}
        </tbody>
      </table>
    </>
  );
};

export const ColourTable = () => (
  <LookChoice>{(look) => schemes.map((scheme) => <Colours key={scheme} look={look} scheme={scheme} />)}</LookChoice>
);

const samples: Record<string, string> = {
  '--text-4xl': 'Find your next car in Cairns',
  '--text-3xl': '2022 Toyota Hilux SR5',
  '--text-2xl': 'What our customers say',
  '--text-xl': '$52,990 drive away',
  '--text-l': 'Open until 5:30pm',
  '--text-m': 'Every car is checked by our workshop before it is for sale.',
  '--text-s': 'Excl. govt charges. 48,200 km, automatic, diesel.',
  '--text-xs': 'LMCT 11234. Comparison rate warning applies.',
};

export const TypeScale = () =>
  forLooks((look) => {
    const values = tokenValues(tokenNames('--text-', '--font-', '--tracking-', '--leading-'), look, 'light');
    const isHeading = (name: string): boolean => /xl$/.test(name);
    return (
      <section key={look}>
        <h2>{look}</h2>
        {Object.entries(samples).map(([name, text]) => (
          <div key={name} style={{ marginBlockEnd: '0.75rem' }}>
            <code>
              {name} {values[name]}
            </code>
            <div
              style={{
                fontFamily: values[isHeading(name) ? '--font-heading' : '--font-text'],
                fontSize: values[name],
                fontStretch: isHeading(name) ? values['--font-stretch-heading'] : undefined,
                fontWeight: values[isHeading(name) ? '--font-weight-heading' : '--font-weight-text'],
                letterSpacing: isHeading(name) ? values['--tracking-heading'] : undefined,
                lineHeight: values[isHeading(name) ? '--leading-tight' : '--leading-text'],
              }}
            >
              {text}
            </div>
          </div>
        ))}
      </section>
    );
  });

const ValueTable = ({
  names,
  values,
  draw,
}: {
  names: readonly string[];
  values: Record<string, string>;
  draw?: (value: string) => ReactNode;
}) => (
  <table>
    <tbody>
      {names.map((name) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{values[name]}</td>
          <td>{draw?.(values[name] ?? '')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const box: CSSProperties = {
  inlineSize: 72,
  blockSize: 48,
  background: 'var(--color-card)',
  color: 'var(--color-ink)',
};

export const SpaceAndShape = () => {
  const spaces = tokenNames('--space-', '--gutter', '--section-gap', '--list-gap', '--size-');
  const [look = ''] = looks;
  return (
    <>
      <h2>Space and sizes</h2>
      <ValueTable
        names={spaces}
        values={tokenValues(spaces, look, 'light')}
        draw={(value) => <div style={{ inlineSize: value, blockSize: 12, background: 'var(--color-action)' }} />}
      />
      {forLooks((name) => {
        const radii = tokenNames('--radius-');
        const shadows = tokenNames('--shadow-');
        const borders = tokenNames('--border-');
        return (
          <section key={name}>
            <h2>{name}: corners, borders, shadows</h2>
            <ValueTable
              names={radii}
              values={tokenValues(radii, name, 'light')}
              draw={(value) => <div style={{ ...box, border: '1px solid', borderRadius: value }} />}
            />
            <ValueTable
              names={borders}
              values={tokenValues(borders, name, 'light')}
              draw={(value) => <div style={{ ...box, border: value }} />}
            />
            <ValueTable
              names={shadows}
              values={tokenValues(shadows, name, 'light')}
              draw={(value) => <div style={{ ...box, boxShadow: value }} />}
            />
          </section>
        );
      })}
    </>
  );
};

/** The motion of a button press at each duration; a press moves all of them. */
export const Motion = () => {
  const [isThere, move] = useState(false);
  const names = tokenNames('--motion-', '--ease');
  const values = tokenValues(names, looks[0] ?? '', 'light');
  return (
    <>
      <button type="button" onClick={() => move(!isThere)}>
        Move
      </button>
      <ValueTable
        names={names}
        values={values}
        draw={(value) =>
          /ms$|s$/.test(value) ? (
            <div style={{ inlineSize: 240 }}>
              <div
                style={{
                  inlineSize: 24,
                  blockSize: 24,
                  borderRadius: 4,
                  background: 'var(--color-action)',
                  transition: `translate ${value} ${values['--ease'] ?? 'ease-out'}`,
                  translate: isThere ? '200px' : '0',
                }}
              />
            </div>
          ) : null
        }
      />
    </>
  );
};

export const Silhouettes = () => (
  <div style={grid('9rem')}>
    {bodyNames.map((name) => (
      <div key={name} style={{ fontSize: 12 }}>
        <BodySilhouette body={name} />
        {name}
      </div>
    ))}
  </div>
);

export const Layout = () => {
  const names = tokenNames('--content-width', '--reading-width', '--gutter', '--section-gap');
  const layers = tokenNames('--z-');
  const [look = ''] = looks;
  return (
    <>
      <h2>Widths</h2>
      <ValueTable names={names} values={tokenValues(names, look, 'light')} />
      <h2>Layers, lowest first</h2>
      <ValueTable names={layers} values={tokenValues(layers, look, 'light')} />
      <h2>Widths at which style sheets react</h2>
      <table>
        <thead>
          <tr>
            <th>Width</th>
            <th>Of</th>
            <th>Rules</th>
          </tr>
        </thead>
        <tbody>
          {widths.map(({ at, kind, count }) => (
            <tr key={`${kind} ${at}`}>
              <td>{at}</td>
              <td>{kind}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

export const Imagery = () => (
  <div style={grid('14rem')}>
    {stageStock.slice(0, 24).map(({ id, name, year, make, model, images }) => (
      <figure key={id} style={{ margin: 0, fontSize: 12 }}>
        <img
          src={images?.[0]?.image?.url ?? ''}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          style={{ inlineSize: '100%', blockSize: 'auto' }}
        />
        <figcaption>{name ?? `${year} ${make} ${model}`}</figcaption>
      </figure>
    ))}
  </div>
);

/** How each kind of text is written. */
export const ContentRules = () => (
  <ul>
    {contentRules.map(({ rule }) => (
      <li key={rule}>{rule}</li>
    ))}
  </ul>
);

export const Wording = () => (
  <table>
    <tbody>
      {facts
        .filter(({ texts }) => texts.length > 0)
        .map(({ name, texts }) => (
          <tr key={name}>
            <td style={{ verticalAlign: 'top' }}>{name}</td>
            <td>{texts.join(' · ')}</td>
          </tr>
        ))}
    </tbody>
  </table>
);

/** The page of the reference, as high as it is, so that it scrolls with this one. */
export const TokensPage = () => (
  <iframe
    src="reference/tokens.html"
    title="Tokens and hooks"
    style={{ inlineSize: '100%', blockSize: '75vh', border: 0, colorScheme: 'light dark' }}
    onLoad={({ currentTarget: frame }) => {
      const page = frame.contentDocument?.documentElement;
      if (!page) return;
      page.dataset['framed'] = '';
      new ResizeObserver(() => {
        frame.style.blockSize = `${page.offsetHeight}px`;
      }).observe(page);
    }}
  />
);
