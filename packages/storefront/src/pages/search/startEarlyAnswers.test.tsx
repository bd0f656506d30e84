import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptySearchState, type SearchState, toggleRefinement } from '@dealer/core/search';
import { aSite } from '@dealer/core/testing';
import { ActiveFilters } from '@dealer/ui/ActiveFilters';
import { BodyTypePicker } from '@dealer/ui/BodyTypePicker';
import { FacetList } from '@dealer/ui/FacetList';
import { changeOf } from './startEarlyAnswers.ts';

afterEach(cleanup);

const nothing = (): void => undefined;
const site = aSite();
const kia = toggleRefinement(emptySearchState(), 'make', 'Kia');

/** The search after a press on a control, of a page that shows all Kias. */
const after = (control: Element | null): SearchState | undefined =>
  changeOf(control!, { displayed: kia, response: undefined }, { site, facetValues: { make: ['Kia'] } })?.(kia);

it('a filter, a model of a make, a chip, a link and the button to clear say which search they lead to, other controls none', () => {
  const models = (
    <FacetList
      data-facet="model"
      data-make="Kia"
      label="Kia models"
      items={[{ value: 'Picanto', label: 'Picanto', isRefined: false }]}
      onToggle={nothing}
    />
  );
  render(
    <>
      <FacetList
        data-facet="make"
        label="Make"
        items={[
          { value: 'Kia', label: 'Kia', isRefined: true, content: models },
          ...['Audi', 'Ford'].map((make) => ({ value: make, label: make, isRefined: false })),
        ]}
        onToggle={nothing}
        limit={2}
      />
      <BodyTypePicker
        data-facet="simple_body"
        items={[{ value: 'SUV', label: 'SUV', isRefined: false }]}
        onToggle={nothing}
      />
      <ActiveFilters items={[{ id: 'make:Kia', label: 'Kia' }]} onRemove={nothing} onClear={nothing} />
      <a href="/search/kia?page=2">Next</a>
      <a href="/contact-us">Contact</a>
      <a href="https://elsewhere.example/search">Elsewhere</a>
      <label>
        Sort <input />
      </label>
    </>,
  );
  const label = (name: string): Element | null => screen.getByRole('checkbox', { name }).closest('label');
  expect(after(label('Kia'))?.refinements['make'] ?? []).toEqual([]);
  expect(after(label('Audi'))?.refinements['make']).toEqual(['Kia', 'Audi']);
  expect(after(label('Picanto'))?.refinements).toMatchObject({ make: ['Kia'], model: ['Picanto'] });
  expect(after(label('SUV'))?.refinements).toMatchObject({ make: ['Kia'], simple_body: ['SUV'] });
  expect(after(screen.getByRole('button', { name: 'Remove Kia' }))?.refinements['make'] ?? []).toEqual([]);
  expect(after(screen.getByRole('button', { name: 'Clear all' }))?.refinements['make'] ?? []).toEqual([]);
  expect(after(screen.getByRole('link', { name: 'Next' }))).toMatchObject({ page: 2, refinements: { make: ['Kia'] } });
  for (const other of [
    screen.getByRole('link', { name: 'Contact' }),
    screen.getByRole('link', { name: 'Elsewhere' }),
    screen.getByRole('button', { name: /Show all/ }),
    screen.getByRole('textbox').closest('label'),
  ])
    expect(after(other), other?.textContent).toBeUndefined();
});
