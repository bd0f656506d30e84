import { EnquiryPanel } from '../../enquiry/EnquiryPanel.tsx';
import { TestDrivePanel } from '../../enquiry/TestDrivePanel.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** The fields of the form that the page chose. */
export const FormPanel = ({
  settings: { title, form, messageLabel, submitLabel },
}: Pick<SectionProps<typeof section>, 'settings'>) =>
  form === 'testDrive' ? (
    <TestDrivePanel label={title} />
  ) : (
    <EnquiryPanel label={title} form={form} messageLabel={messageLabel} submitLabel={submitLabel ?? undefined} />
  );
