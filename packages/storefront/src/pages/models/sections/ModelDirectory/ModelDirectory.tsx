import { useTexts } from '@dealer/ui/Texts';
import { useNavigate } from 'react-router';
import { errorText } from '@dealer/core/errors';
import { directoryPageSize, modelsPath } from '@dealer/core/routes';
import { type ModelSearch, modelSearchPath, readModelSearch } from '@dealer/core/brands';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { ModelFilters } from '@dealer/ui/ModelFilters';
import { ModelTiles } from '@dealer/ui/ModelTiles';
import { Pagination } from '@dealer/ui/Pagination';
import { ResultCount } from '@dealer/ui/ResultCount';
import { useStorefront } from '../../../../boot/storefront.ts';
import { nextLocation } from '../../../../browser/nextLocation.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { modelTileProps } from '../../../../cards/modelTileProps.ts';
import styles from './ModelDirectory.module.css';

/** The models that the address looks for, and what narrows them. */
export const ModelDirectory = () => {
  const t = useTexts();
  const { site, router } = useStorefront();
  const navigate = useNavigate();
  const { search, found, choices } = usePage(definition);
  const { offset: _, ...chosen } = search;
  const hasMakers = choices.makers.length > 1;
  const { body: __, ...anyBody } = chosen;
  const change = (changed: ModelSearch): void => {
    const before = readModelSearch(nextLocation(router).search);
    const to = modelSearchPath({ ...before, ...changed, offset: 0 });
    if (to !== modelSearchPath({ ...before, offset: 0 })) void navigate(to, { preventScrollReset: true });
  };
  return (
    <div className={styles.directory}>
      <ModelFilters
        query={search.query ?? ''}
        action={modelsPath()}
        onQuery={(query) => change({ query })}
        bodies={[
          { label: t('All'), href: modelSearchPath(anyBody), selected: search.body === undefined },
          ...choices.bodies.map(({ value, label }) => ({
            label,
            href: modelSearchPath({ ...chosen, body: value }),
            selected: search.body === value,
          })),
        ]}
        {...(hasMakers
          ? {
              makers: {
                items: choices.makers,
                value: choices.makers.find((maker) => maker.toLowerCase() === search.manufacturer?.toLowerCase()) ?? '',
                onChange: (manufacturer: string) => change({ manufacturer }),
              },
            }
          : {})}
      />
      <ResultCount text={found.count === 1 ? '1 model' : t('{count} models', { count: found.count })} />
      {found.count === 0 ? (
        <EmptyState
          title={t('No models found')}
          text={errorText('noModels')}
          action={
            <Button variant="primary" href={modelsPath()}>
              {t('See all models')}
            </Button>
          }
        />
      ) : (
        <ModelTiles
          items={found.models.map((model) => modelTileProps(model, site, hasMakers))}
          headingLevel={2}
          columns={3}
        />
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => modelSearchPath({ ...chosen, offset: (page - 1) * directoryPageSize })}
      />
    </div>
  );
};
