import * as v from 'valibot'
import { type Game, type GameTypes, SEEDS } from '../../engine/kernel/index.ts'
import type { Begun } from '../state.ts'
import { freshlyKept } from '../state.ts'

/** A game that was started before its rules had loaded. `hand`: the tab that has it; null for the tab that reads it. */
export interface PendingStart<K extends GameTypes> extends Begun<K> {
  /** The controllers of its seats, as JSON of the tale. */
  leaders: unknown
  hand: string | null
}

/** Reads a pending start. Returns null if the text is not one. */
export function readPendingStart<K extends GameTypes>(
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
      // Missing in records of earlier versions.
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
