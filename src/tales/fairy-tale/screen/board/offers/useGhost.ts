import { type RefObject, useEffect } from 'react'
import type { Face, State, Turn } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { BoardCamera } from '../../../../../ui/stage/camera/BoardCamera.ts'
import { aimedAt, isDragged, tileIn } from '../../../intent/in-hand.ts'
import { turnAt } from '../../../intent/market-tile.ts'
import { useForesight, useIntent } from '../../../table.ts'
import { useHandsOff } from '../../../watching.ts'
import { spotOf } from '../../forest/layout.ts'
import type { Preview } from '../aims/preview.ts'

/** The market tile in hand where it is aimed; null where something else is laid out as it would be. */
export function useGhost(
  { market }: State,
  preview: Preview | null,
): { face: Face; turn: Turn; place: Place } | null {
  const handsOff = useHandsOff()
  const inHand = useIntent((intent) => tileIn(intent.inHand))
  const face = inHand && market[inHand.slot]
  if (!face || inHand.at === null || handsOff || preview) return null
  return { face, turn: inHand.turn, place: inHand.at }
}

/** The market tile in hand where the mouse or the focus rests, as it would be aimed there; null where it cannot lie. */
export function usePointedGhost(state: State): { face: Face; turn: Turn; place: Place } | null {
  const handsOff = useHandsOff()
  const inHand = useIntent((intent) => tileIn(intent.inHand))
  const place = useForesight(({ hovered }) => (hovered?.kind === 'place' ? hovered.id : null))
  const face = inHand && state.market[inHand.slot]
  if (!face || place === null || place === inHand.at || state.tiles[place] || handsOff || isDragged(inHand))
    return null
  const turn = turnAt(state, inHand, place)
  return turn === null ? null : { face, turn, place }
}

/** Brings what is aimed into sight, but for a tile that is dragged: the ground below that stays. Answers whether one is. */
export function useSteadyGround(eye: RefObject<BoardCamera | null>): boolean {
  const aimed = useIntent(({ inHand }) => aimedAt(inHand))
  const dragging = useIntent(({ inHand }) => isDragged(inHand))
  useEffect(() => {
    eye.current?.hold(aimed === null || dragging ? null : spotOf(aimed))
  }, [eye, aimed, dragging])
  return dragging
}
