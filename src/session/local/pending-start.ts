import * as v from 'valibot'
import { type Game, type Kind, SEEDS } from '../../engine/kernel/index.ts'
import { freshlyKept } from '../game-store.ts'
import type { Begun } from '../state.ts'

/** A game that a window remembers as begun, with who leads it, and in whose hand it is; null: in that of whoever asks. */
export interface PendingStart<K extends Kind> extends Begun<K> {
  leaders: unknown
  hand: string | null
}

/** Reads what was begun before the rules came; null for any text that is no such thing. */
export function readPendingStart<K extends Kind>(
  { codec }: Pick<Game<K>, 'codec'>,
  text: string | null,
): PendingStart<K> | null {
  const form = v.pipe(
    v.string(),
    v.parseJson(),
    v.strictObject({
      config: codec.config,
      seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEEDS - 1)),
      leaders: v.unknown(),
      // Earlier versions did not say these.
      id: v.exactOptional(v.string()),
      begun: v.exactOptional(v.number()),
      hand: v.exactOptional(v.string()),
    }),
  )
  const read = v.safeParse(form, text)
  if (!read.success) return null
  const { config, seed, leaders, id, begun, hand = null } = read.output
  const fresh = freshlyKept()
  return { config, seed, leaders, hand, kept: { ...fresh, id: id ?? fresh.id, begun: begun ?? fresh.begun } }
}
