export { VehiclePicker, type VehiclePickerOption, type VehiclePickerProps } from './VehiclePicker.tsx';
