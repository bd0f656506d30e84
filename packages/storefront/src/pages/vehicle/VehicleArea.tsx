import { useState } from 'react';
import type { PageItem } from '@dealer/core/page';
import { VehicleDetails } from '@dealer/ui/VehicleDetails';
import { SectionList } from '../../sections/SectionList.tsx';
import { ContentsContext, createContents } from './contents.ts';
import { VehicleContents } from './VehicleContents.tsx';
import { usePage } from '../../page/usePage.tsx';
import { page } from './page.ts';
import { vehicleParts } from './vehicleParts.ts';
import styles from './VehicleDetails.module.css';

/** Sections of one area of a vehicle's page, below its first view; the body has a table of contents on wide screens. */
export const VehicleArea = ({ name, items }: { name: string; items: readonly PageItem[] }) => {
  const { vehicle } = usePage(page);
  const [contents] = useState(createContents);
  const list = <SectionList items={items} parts={vehicleParts} vehicle={vehicle} />;
  if (name === 'lead') return <div className={styles.lead}>{list}</div>;
  if (name !== 'body') return list;
  return (
    <ContentsContext value={contents}>
      <VehicleDetails contents={<VehicleContents contents={contents} />}>{list}</VehicleDetails>
    </ContentsContext>
  );
};
