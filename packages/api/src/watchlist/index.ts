export { changeWatchlist } from './changeWatchlist.ts';
export { fetchGarage, type GarageDoc, type SentDoc } from './fetchGarage.ts';
export { fetchWatchlist, type WatchedCar } from './fetchWatchlist.ts';
