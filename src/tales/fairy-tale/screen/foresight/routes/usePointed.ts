import { useEffect } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { usePointing, watchPointing } from '../../now/pointing.ts'

const NOBODY: readonly number[] = []

/** The monsters that are pointed at, or stand where the mouse or the focus is. */
export function usePointed(state: State): readonly number[] {
  useEffect(watchPointing, [])
  const monster = usePointing(({ latest }) => (latest?.subject?.kind === 'monster' ? latest.subject.n : null))
  const place = usePointing(({ latest }) => (latest?.subject?.kind === 'place' ? latest.subject.at : null))
  if (monster !== null) return [monster]
  if (place === null) return NOBODY
  return (state.tiles[place]?.monsters ?? []).map(({ n }) => n)
}
