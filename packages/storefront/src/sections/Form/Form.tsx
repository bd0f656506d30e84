import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { FormRoom } from '../FormRoom.tsx';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

const FormPanel = lazyWithPreload(async () => (await import('./FormPanel.tsx')).FormPanel);

/** An enquiry form under its heading. */
export const Form = ({ id, settings }: SectionProps<typeof section>) => (
  <TitledSection id={id} title={settings.title} text={settings.text}>
    <FormRoom part={FormPanel}>
      <FormPanel settings={settings} />
    </FormRoom>
  </TitledSection>
);
