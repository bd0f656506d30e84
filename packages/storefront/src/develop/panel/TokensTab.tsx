import { useId, useMemo, useState } from 'react';
import { tokenProperty } from '@dealer/ui/styles';
import tokensText from '@dealer/ui/styles/tokens.css?inline';
import { type PairContrast, pageContrasts, shownColours, shownScheme, showScheme, withColour } from './contrast.ts';
import type { Spot } from './panelDrafts.ts';
import type { PanelState } from './usePanelState.ts';

/** The tokens that a look may set, in the order of tokens.css. */
const tokenNames = [
  ...new Set(
    [...tokensText.slice(tokensText.indexOf('/* 2. semantic')).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
  ),
].filter(
  (name): name is string => name !== undefined && name !== '--light' && name !== '--dark' && !/^--motion/.test(name),
);

const colourName = (token: string): string => token.replace(/^--color-/, '');
const spotOf = (token: string): Spot => ({ file: 'theme.css', path: [token] });
const isColour = (token: string): boolean => token.startsWith('--color-');

const PairLine = ({ pair, fix }: { pair: PairContrast; fix: (pair: PairContrast) => void }) => (
  <small role="alert">
    {pair.over} on {pair.on}, {pair.scheme}: {(Math.floor(pair.contrast * 100) / 100).toFixed(2)}, needs {pair.atLeast}.{' '}
    {pair.nearest === undefined ? null : (
      <button type="button" onClick={() => fix(pair)}>
        Use {pair.nearest}
      </button>
    )}
  </small>
);

type TokenProps = {
  name: string;
  value: string | undefined;
  colour: string | undefined;
  pairs: readonly PairContrast[];
  onChange: (next: (value: string) => string | undefined) => void;
};

const Token = ({ name, value, colour, pairs, onChange }: TokenProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const initial = value ?? '';
  const fits = (text: string): boolean => CSS.supports(tokenProperty(name) ?? '--any', text);
  const apply = (text: string): void => {
    const isWrong = text !== '' && !fits(text);
    setTyped(isWrong ? text : undefined);
    if (!isWrong && text !== initial) onChange(() => (text === '' ? undefined : text));
  };
  const lowest = pairs.toSorted((one, other) => one.contrast / one.atLeast - other.contrast / other.atLeast)[0];
  const faint = pairs.filter(({ contrast, atLeast }) => contrast < atLeast);
  return (
    <li>
      <div className="row">
        <label htmlFor={id}>{name.slice(2)}</label>
        {colour === undefined ? null : (
          <input
            type="color"
            aria-label={`Colour of ${colourName(name)}`}
            value={colour}
            onChange={({ target: { value: picked } }) =>
              onChange((before) => withColour(before, shownScheme(), picked))
            }
          />
        )}
        <input
          id={id}
          type="text"
          spellCheck={false}
          placeholder="default"
          value={typed ?? initial}
          aria-invalid={typed !== undefined && !fits(typed)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => apply(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && apply(event.currentTarget.value)}
        />
      </div>
      {typed !== undefined && typed !== '' && !fits(typed) ? (
        <small role="alert">This is no value for {tokenProperty(name)}, and is not used.</small>
      ) : null}
      {faint.map((pair) => (
        <PairLine
          key={`${pair.over} ${pair.on} ${pair.scheme}`}
          pair={pair}
          fix={({ scheme, nearest = '' }) => onChange((before) => withColour(before, scheme, nearest))}
        />
      ))}
      {lowest && faint.length === 0 ? (
        <small>
          Lowest contrast {lowest.contrast.toFixed(1)} on {lowest.on}
        </small>
      ) : null}
    </li>
  );
};

/** The tokens of the theme, with the contrast of the pairs that must be readable. */
export const TokensTab = ({ state: { answer, drafts, round, storefront } }: { state: PanelState }) => {
  const [wanted, setWanted] = useState('');
  const [scheme, setScheme] = useState(shownScheme);
  const { contrasts, colours } = useMemo(
    () => ({ contrasts: pageContrasts(), colours: shownColours(tokenNames.filter(isColour).map(colourName)) }),
    // Computed again after each change of the page's styles.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the browser's styles are no value of React
    [round, scheme, storefront],
  );
  const faint = contrasts.filter(({ contrast, atLeast }) => contrast < atLeast).length;
  const show = (next: 'light' | 'dark'): void => {
    showScheme(next);
    setScheme(next);
  };
  return (
    <>
      <p className="bar">
        <label>
          Find <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        {(['light', 'dark'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={scheme === name} onClick={() => show(name)}>
            {name}
          </button>
        ))}
        <span role="status">{faint === 0 ? 'Every pair is readable.' : `${faint} pairs are too faint.`}</span>
      </p>
      <ul aria-label="Tokens">
        {[...new Set([...tokenNames, ...Object.keys(answer.tokens)])]
          .filter((name) => name.includes(wanted.trim()))
          .map((name) => (
            <Token
              key={name}
              name={name}
              value={drafts.valueOf(spotOf(name)) as string | undefined}
              colour={colours.get(colourName(name))}
              pairs={contrasts.filter(({ over }) => `--color-${over}` === name)}
              onChange={(next) =>
                drafts.edit({ ...spotOf(name), next: (before) => next((before as string | undefined) ?? '') }, name)
              }
            />
          ))}
      </ul>
    </>
  );
};
