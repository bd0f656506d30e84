export { TestDriveForm, type TestDriveFormProps, type TestDriveSlots } from './TestDriveForm.tsx';
