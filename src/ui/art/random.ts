import { hashOf } from '../../engine/kernel/hash.ts'

/** Gives numbers in [0, 1). */
export type Random = () => number

/** Mulberry32 seeded by a text: the same seed draws the same picture, everywhere and always. */
export function streamOf(seed: string): Random {
  let a = hashOf(seed)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
}
