import { type FormEvent, useId, useState } from 'react';
import { readPostcode, yardsNear } from '@dealer/core/contact';
import { nearPostcode, normaliseSearchState, type SearchState } from '@dealer/core/search';
import { Button } from '@dealer/ui/Button';
import { PostcodeInput } from '@dealer/ui/PostcodeInput';
import { Select } from '@dealer/ui/Select';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../boot/storefront.ts';
import styles from './DistanceFilter.module.css';

const distances = ['10', '25', '50', '100', '250'];

/** Chooses the yards within a distance of a postcode, which are ordinary filters afterwards. */
export const DistanceFilter = ({ onChange }: { onChange: (change: (state: SearchState) => SearchState) => void }) => {
  const t = useTexts();
  const { site } = useStorefront();
  const id = useId();
  const [postcode, setPostcode] = useState('');
  const [km, setKm] = useState('50');
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState('');

  const choose = async (): Promise<void> => {
    const typed = readPostcode(postcode);
    if (typed.kind === 'invalid') return setProblem(t(typed.message));
    const { postcodePoint } = await import('@dealer/core/postcodes');
    const point = await postcodePoint(typed.postcode, site);
    if (!point) return setProblem(t('Invalid postcode'));
    const found = yardsNear(site.locations, point, Number(km));
    const [nearest] = found ?? yardsNear(site.locations, point) ?? [];
    if (!found) {
      const { name = '' } = nearest?.location ?? {};
      setChosen('');
      return setProblem(t('The nearest yard is {name}, {distance} away.', { name, distance: nearest?.text ?? '' }));
    }
    const names = found.map(({ location }) => location.name);
    setProblem(undefined);
    setChosen(found.map(({ location, text }) => `${location.name}, ${text ?? ''}`).join(' · '));
    onChange(({ locationScope: _, ...before }) =>
      normaliseSearchState({
        ...before,
        page: 1,
        refinements: { ...before.refinements, location_name: names },
        near: nearPostcode(typed.postcode, point, Number(km)),
      }),
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    choose().catch(() => setProblem(t('Please try again.')));
  };
  return (
    <form className={styles.form} data-part="distance" noValidate onSubmit={submit}>
      <Select
        id={`${id}-km`}
        label={t('Within')}
        options={distances.map((value) => ({ value, label: t('{value} km', { value }) }))}
        value={km}
        onChange={({ target }) => setKm(target.value)}
      />
      <PostcodeInput
        id={`${id}-postcode`}
        label={t('of postcode')}
        error={problem}
        value={postcode}
        onChange={({ target }) => setPostcode(target.value)}
      />
      <Button type="submit" wide>
        {t('Show the yards there')}
      </Button>
      <p className={styles.chosen} role="status">
        {chosen}
      </p>
    </form>
  );
};
