import { scatter } from '../engine/kernel/chance.ts'
import { hashOf } from '../engine/kernel/hash.ts'

/**
 * Returns a generator of integers in [0, below) that depend on a text only (FNV-1a, scattered as in MurmurHash3). Tales of the day are made
 * from them, so the algorithm must never change: past days would get another tale.
 */
export function dailyRandom(text: string): (below: number) => number {
  let hash = hashOf(text)
  return (below) => {
    hash = (hash + 0x9e3779b9) | 0
    return (scatter(hash) >>> 0) % below
  }
}
