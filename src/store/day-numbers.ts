import { scatter } from '../engine/kernel/chance.ts'
import { hashOf } from '../engine/kernel/hash.ts'

/**
 * Numbers below what is asked for, one after another, that follow from a text alone (FNV-1a, scattered as MurmurHash3
 * does): what a tale of the day is made of. Never changed, or days that were would have another tale.
 */
export function numbersOf(text: string): (below: number) => number {
  let hash = hashOf(text)
  return (below) => {
    hash = (hash + 0x9e3779b9) | 0
    return (scatter(hash) >>> 0) % below
  }
}
