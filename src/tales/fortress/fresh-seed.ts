import { SEEDS, type Seed } from '../../engine/kernel/index.ts'

/** The luck of a new siege: any of all seeds that can be written. */
export const freshSeed = (): Seed => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS
