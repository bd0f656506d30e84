export { fetchSnap21Rating } from './fetchSnap21Rating.ts';
export { reviewsEndpoints } from './reviewsEndpoints.ts';
