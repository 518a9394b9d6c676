import * as v from 'valibot'
import { type Game, type Kind, SEEDS } from '../engine/kernel/index.ts'
import type { Begun, GameHook } from './game-store.ts'
import type { BesideGame } from './keeping.ts'
import type { SafeStorage } from './storage.ts'

interface Remembering<K extends Kind> {
  store: GameHook<K>
  /** Where this window remembers what lies on its table. */
  tab: SafeStorage
  key: string
  leaders: BesideGame
}

/** What was begun before its rules have come is remembered by this window until they do, should its page be loaded anew meanwhile. */
export function rememberBegun<K extends Kind>({ store, tab, key, leaders }: Remembering<K>): void {
  store.subscribe(({ waiting }, before) => {
    if (waiting === null || waiting === 'kept' || waiting === before.waiting) return
    tab.write(key, JSON.stringify({ ...waiting, leaders: leaders.now() }))
  })
}

/** What was begun so, and who led it; null for any text that is no such thing. */
export function readBegun<K extends Kind>(
  { codec }: Game<K>,
  text: string | null,
): (Begun<K> & { leaders: unknown }) | null {
  const begun = v.pipe(
    v.string(),
    v.parseJson(),
    v.strictObject({
      config: codec.config,
      seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEEDS - 1)),
      leaders: v.unknown(),
    }),
  )
  const read = v.safeParse(begun, text)
  return read.success ? read.output : null
}
