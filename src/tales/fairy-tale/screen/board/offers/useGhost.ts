import { type RefObject, useEffect } from 'react'
import type { Face, State, Turn } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { BoardCamera } from '../../../../../ui/stage/camera/BoardCamera.ts'
import { aimedAt, aimedTile } from '../../../intent/considered.ts'
import { useForesight, useIntent } from '../../../table.ts'
import { useHandsOff } from '../../table/watching.ts'
import type { Preview } from '../aims/preview.ts'
import { spotOf } from '../layout.ts'

/** The market tile in hand where it is aimed; null where something else is laid out as it would be. */
export function useGhost(
  { market }: State,
  preview: Preview | null,
): { face: Face; turn: Turn; place: Place } | null {
  const handsOff = useHandsOff()
  const placing = useIntent((intent) => intent.placing)
  const place = useIntent(aimedAt)
  const face = placing && market[placing.slot]
  if (!face || place === null || handsOff || preview) return null
  return { face, turn: placing.turn, place }
}

/** The market tile in hand where the mouse or the focus rests, as it would be aimed there; null where it cannot lie. */
export function usePointedGhost(state: State): { face: Face; turn: Turn; place: Place } | null {
  const handsOff = useHandsOff()
  const placing = useIntent((intent) => intent.placing)
  const dragging = useIntent((intent) => intent.lifted !== null)
  const place = useForesight(({ hovered }) => (hovered?.kind === 'place' ? hovered.id : null))
  const face = placing && state.market[placing.slot]
  if (!face || place === null || place === placing.at || state.tiles[place] || handsOff || dragging)
    return null
  const aimed = aimedTile(state, placing, place, null).placing
  return aimed ? { face, turn: aimed.turn, place } : null
}

/** Brings what is aimed into sight, but for a tile that is dragged: the ground below that stays. Answers whether one is. */
export function useSteadyGround(eye: RefObject<BoardCamera | null>): boolean {
  const aimed = useIntent(aimedAt)
  const dragging = useIntent((intent) => intent.lifted !== null)
  useEffect(() => {
    eye.current?.hold(aimed === null || dragging ? null : spotOf(aimed))
  }, [eye, aimed, dragging])
  return dragging
}
