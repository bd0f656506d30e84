export { OwnCar, type OwnCarProps } from './OwnCar.tsx';
