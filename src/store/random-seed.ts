import { SEEDS, type Seed } from '../engine/kernel/index.ts'

/** Returns a seed from the browser's random source, any that the notation allows: for a new game, or for a bot's rng. */
export const randomSeed = (): Seed => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS
