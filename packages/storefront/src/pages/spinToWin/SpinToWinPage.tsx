import { useEffect, useState } from 'react';
import { spin, type SpinOutcome } from '@dealer/api/payments';
import { wheelTurn } from '@dealer/core/offers';
import { searchPath } from '@dealer/core/routes';
import { Button } from '@dealer/ui/Button';
import { FormStatus } from '@dealer/ui/FormStatus';
import { PrizeWheel } from '@dealer/ui/PrizeWheel';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { asPerson } from '../../reserve/asPerson.ts';
import { newKey } from '../../stores/newKey.ts';
import { persisted } from '../../stores/persisted.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import styles from './SpinToWinPage.module.css';

/** Number of full turns before the wheel stops. */
const turns = 4;

/** Identifies this device where there is no session. */
const useSpinKey = (): string => {
  const { local } = useStorefront();
  const [key] = useState(() => {
    const stored = persisted<string>(
      local.storage,
      `${local.prefix}spin`,
      (value) => (typeof value === 'string' ? value : undefined),
      1,
      '',
    );
    const known = stored.read();
    if (known !== '') return known;
    const made = newKey();
    stored.write(made);
    return made;
  });
  return key;
};

/** Spin to win: the server draws, once for each visitor; the wheel only shows it. */
export const SpinToWinPage = () => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site, api } = storefront;
  const { title, intro, terms, prizes } = site.spinToWin;
  const key = useSpinKey();
  const [outcome, setOutcome] = useState<SpinOutcome>();
  const [turn, setTurn] = useState(0);
  const [isSpinning, setIsSpinning] = useState(false);
  const names = prizes.map(({ name }) => name);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const stop = new AbortController();
    void asPerson(storefront, (token) =>
      spin(
        storefront.api,
        'look',
        storefront.site.spinToWin.prizes.map(({ name }) => name),
        { key, signal: stop.signal, token },
      ),
    ).then((known) => {
      // Spinning again retries a failed request: the server draws once.
      if (!stop.signal.aborted && known.kind === 'prize') setOutcome(known);
    });
    return () => stop.abort();
  }, [storefront, key]);

  const draw = async (): Promise<void> => {
    setFailure(undefined);
    setIsSpinning(true);
    const drawn = await asPerson(storefront, (token) => spin(api, 'draw', names, { key, token }));
    if (drawn.kind !== 'prize') {
      setIsSpinning(false);
      setFailure(
        drawn.kind === 'unauthorised'
          ? 'Your session has ended. Please sign in again.'
          : 'We could not spin the wheel. Your spin is not lost: please try again.',
      );
      return;
    }
    setOutcome(drawn);
    setTurn(wheelTurn(names.indexOf(drawn.prize), names.length, turns));
    // With reduced motion the prize appears without a spin.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setIsSpinning(false);
  };

  const won = outcome?.kind === 'prize' && !isSpinning ? prizes.find(({ name }) => name === outcome.prize) : undefined;
  const shownTurn = won !== undefined && turn === 0 ? wheelTurn(names.indexOf(won.name), names.length, 0) : turn;
  return (
    <PageFrame title={title} {...(intro === '' ? {} : { text: intro })}>
      <Head title={`${title} | ${site.name}`} noIndex />
      <div className={styles.columns}>
        <PrizeWheel prizes={names} turn={shownTurn} onStop={() => setIsSpinning(false)} />
        <div className={styles.side}>
          <div role="status" className={styles.result}>
            {won === undefined ? null : (
              <>
                <h2>{t('You won: {name}', { name: won.name })}</h2>
                {won.text === undefined ? null : <p>{won.text}</p>}
                <p>{t('It is kept for you. Everybody spins once.')}</p>
              </>
            )}
          </div>
          {won === undefined ? (
            <div>
              <Button variant="primary" size="large" busy={isSpinning} onClick={() => void draw()}>
                {isSpinning ? t('Spinning') : t('Spin the wheel')}
              </Button>
            </div>
          ) : (
            <div>
              <Button variant="primary" size="large" href={searchPath(site)}>
                {t('See all vehicles')}
              </Button>
            </div>
          )}
          <FormStatus message={failure} />
          <section aria-labelledby="prizes">
            <h2 id="prizes" className={styles.heading}>
              {t('What you can win')}
            </h2>
            <ul className={styles.list}>
              {prizes.map(({ name, text }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  {text === undefined ? null : <span>{`: ${text}`}</span>}
                </li>
              ))}
            </ul>
          </section>
          {terms === '' ? null : <p className={styles.terms}>{terms}</p>}
        </div>
      </div>
    </PageFrame>
  );
};
