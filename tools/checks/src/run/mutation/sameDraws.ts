import * as fc from 'fast-check';

// A fixed seed: with random values the same mutant could be noticed in one run and survive in the next.
fc.configureGlobal({ seed: 20_260_315 });
