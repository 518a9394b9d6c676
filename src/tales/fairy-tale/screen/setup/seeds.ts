import { parseSeed, type Seed, type SeedRefusal } from '../../../../engine/kernel/index.ts'

/** The seed in a link: none, a seed, or an unreadable text. */
export type LinkedSeed =
  | { kind: 'none' }
  | { kind: 'seed'; seed: Seed }
  | { kind: 'unreadable'; text: string; code: SeedRefusal }

/** Maximum length of an unreadable seed when it is shown to the player. */
const SHOWN = 24

/** Reads `?seed=7KM-04Q` from the query part of an address. */
export function linkedSeed(search: string): LinkedSeed {
  const text = new URLSearchParams(search).get('seed')
  if (text === null) return { kind: 'none' }
  const parsed = parseSeed(text)
  return parsed.ok
    ? { kind: 'seed', seed: parsed.value }
    : { kind: 'unreadable', text: text.slice(0, SHOWN), code: parsed.error }
}
