import { type DragEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageItem } from '@dealer/core/page';
import { isValidSettings } from '@dealer/core/settings';
import { settingsJsonSchema } from '@dealer/core/site-check';
import pageSchema from '@dealer/core/page.schema.json';
import type { AnySection } from '../../sections/section.ts';
import {
  afterEdit,
  definitionOf,
  itemsOf,
  keyed,
  type ListEdit,
  type PageInView,
  pageChangeOf,
  pageInView,
  withWritten,
} from './pageLists.ts';
import { type Schema, SettingsForm } from './SettingsForm.tsx';
import type { PanelState } from './usePanelState.ts';
import { useStored } from './useStored.ts';

type Described = { if: { properties: { section: { const: string } } }; then: { properties: { settings: Schema } } };

/** The schema of a section's settings: of the file for editors, which has descriptions, else of its definition. */
const schemaOf = (name: string, definition: AnySection): Schema => {
  const described = pageSchema.properties.sections.items.allOf as unknown as readonly Described[];
  return (
    described.find((one) => one.if.properties.section.const === name)?.then.properties.settings ??
    (settingsJsonSchema(definition.settings ?? {}) as Schema)
  );
};

const ItemForm = ({
  item,
  state,
  onChange,
}: {
  item: PageItem;
  state: PanelState;
  onChange: (item: PageItem) => void;
}) => {
  const [definition, setDefinition] = useState<AnySection>();
  const [problem, setProblem] = useState('');
  const { storefront } = state;
  useEffect(() => {
    let isLeft = false;
    void definitionOf(storefront, item.section).then((found) => isLeft || setDefinition(found));
    return () => void (isLeft = true);
  }, [storefront, item.section]);
  if (!definition) return null;
  const change = (settings: Record<string, unknown>): void => {
    const fits = isValidSettings(definition.settings ?? {}, settings);
    setProblem(fits ? '' : 'This value does not fit the setting, and is not used.');
    const { settings: _, ...rest } = item;
    if (fits) onChange(Object.keys(settings).length === 0 ? rest : { ...rest, settings });
  };
  return (
    <div className="form">
      <SettingsForm schema={schemaOf(item.section, definition)} value={item.settings ?? {}} onChange={change} />
      {problem === '' ? null : <p role="alert">{problem}</p>}
    </div>
  );
};

/** The sections of the page in view. */
export const SectionsTab = ({ state }: { state: PanelState }) => {
  const { storefront, address, drafts } = state;
  const [page, setPage] = useState<PageInView>();
  const [chosen, setChosen] = useStored<string>('file', '');
  const [open, setOpen] = useStored<string>('section', '');
  const [dragged, setDragged] = useState('');
  useEffect(() => {
    let isLeft = false;
    void pageInView(storefront, address).then((found) => {
      if (isLeft) return;
      setPage(found);
      drafts.watch(found?.layers ?? []);
    });
    return () => void (isLeft = true);
  }, [storefront, address, drafts]);
  if (!page) return <p>This page is not a list of sections.</p>;

  const layers = withWritten(page.layers, drafts.valueOf);
  // A change of the look shows nothing where the site has a list of its own.
  const usual = layers.findLast(({ change }) => change) ?? layers[0];
  const layer = layers.find(({ file }) => file === chosen) ?? usual;
  if (!layer) return null;
  const items = itemsOf(layer);
  const hidden = keyed(layer.below).filter(({ key }) => !items.some((item) => item.key === key));
  const apply = (change: ListEdit): void => {
    const { file, path, change: shown } = layer;
    const next = (value: unknown) => afterEdit({ ...layer, change: pageChangeOf(value, shown) }, change);
    drafts.edit({ file, path, shown, next }, change.kind === 'set' ? `${file} ${change.key}` : '');
  };
  const move = (key: string, by: -1 | 1, from: HTMLElement): void => {
    const other = items[items.findIndex((item) => item.key === key) + by];
    if (!other) return;
    flushSync(() => apply({ kind: 'move', key, to: by < 0 ? { before: other.key } : { after: other.key } }));
    // An element that moves in the document loses the focus.
    from.focus();
  };
  const drop = (event: DragEvent, key: string): void => {
    event.preventDefault();
    const [from, to] = [dragged, key].map((one) => items.findIndex((item) => item.key === one));
    setDragged('');
    if (from !== to && from !== undefined && to !== undefined && from >= 0)
      apply({ kind: 'move', key: dragged, to: from < to ? { after: key } : { before: key } });
  };
  const add = (section: string): void => {
    const back = hidden.find(({ key }) => key === section)?.item;
    const isThere = items.some(({ item }) => item.section === section);
    const id = isThere ? { id: `${section}-${items.length + 1}` } : {};
    const [area] = page.areas.length > 0 ? [items.at(-1)?.item.area ?? page.areas.at(-1)] : [];
    apply({ kind: 'add', item: back ?? { section, ...id, ...(area === undefined ? {} : { area }) } });
  };

  return (
    <>
      <p className="bar">
        <strong>Page: {page.title}</strong>
        {page.layers.length > 1 ? (
          <label>
            written for{' '}
            <select value={layer.file} onChange={(event) => setChosen(event.target.value)}>
              {page.layers.map(({ file, label }) => (
                <option key={file} value={file}>
                  {label} ({file})
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </p>
      <ol aria-label="Sections">
        {items.map(({ key, item }, at) => (
          <li
            key={key}
            draggable={open !== key}
            data-dragged={dragged === key}
            onDragStart={() => setDragged(key)}
            onDragEnd={() => setDragged('')}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, key)}
          >
            <div className="row">
              <button
                type="button"
                className="name"
                aria-expanded={open === key}
                onClick={() => setOpen(open === key ? '' : key)}
                onKeyDown={(event) => {
                  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
                  if (!event.altKey || by === undefined) return;
                  event.preventDefault();
                  move(key, by, event.currentTarget);
                }}
              >
                {key}
                {item.area === undefined ? null : <small> {item.area}</small>}
              </button>
              <button
                type="button"
                aria-label={`Move ${key} up`}
                disabled={at === 0}
                onClick={(event) => move(key, -1, event.currentTarget)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={`Move ${key} down`}
                disabled={at === items.length - 1}
                onClick={(event) => move(key, 1, event.currentTarget)}
              >
                ↓
              </button>
              <button type="button" aria-label={`Hide ${key}`} onClick={() => apply({ kind: 'hide', key })}>
                ×
              </button>
            </div>
            {open === key ? (
              <ItemForm item={item} state={state} onChange={(next) => apply({ kind: 'set', key, item: next })} />
            ) : null}
          </li>
        ))}
      </ol>
      <p className="bar">
        <label>
          Add a section{' '}
          <select value="" onChange={(event) => add(event.target.value)}>
            <option value="" disabled>
              Choose
            </option>
            {hidden.map(({ key }) => (
              <option key={`hidden ${key}`} value={key}>
                {key} (hidden)
              </option>
            ))}
            {page.addable.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
    </>
  );
};
