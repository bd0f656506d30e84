export { changeWatchlist } from './changeWatchlist.ts';
export { fetchGarage, garageSchema, type GarageDoc, type SentDoc } from './fetchGarage.ts';
export { fetchWatchlist, watchlistSchema, type WatchedCar } from './fetchWatchlist.ts';
