import { SEEDS, type Seed } from '../engine/kernel/index.ts'

/** A seed from the browser's own randomness, any of those that can be written and read: of a new game, or of somebody's luck beside it. */
export const freshSeed = (): Seed => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS
