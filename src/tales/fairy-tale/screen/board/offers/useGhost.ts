import { type RefObject, useEffect } from 'react'
import type { Face, State, Turn } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { BoardCamera } from '../../../../../ui/stage/camera/BoardCamera.ts'
import { useInputBlocked } from '../../../input-blocked.ts'
import { placingTurn } from '../../../intent/market-tile.ts'
import { aimedAt, isDragged, tileIn } from '../../../intent/turn-selection.ts'
import { useForesight, useIntent } from '../../../runtime.ts'
import { spotOf } from '../../forest/layout.ts'
import type { Preview } from '../aims/preview.ts'

/** Returns the selected market tile at its aimed place; null if a symbol's preview is shown instead. */
export function useTilePreview(
  { market }: State,
  preview: Preview | null,
): { face: Face; turn: Turn; place: Place } | null {
  const handsOff = useInputBlocked()
  const inHand = useIntent((intent) => tileIn(intent.inHand))
  const face = inHand && market[inHand.slot]
  if (!face || inHand.at === null || handsOff || preview) return null
  return { face, turn: inHand.turn, place: inHand.at }
}

/** Returns the selected market tile at the hovered or focused place, as if aimed there; null if it does not fit. */
export function usePointedGhost(state: State): { face: Face; turn: Turn; place: Place } | null {
  const handsOff = useInputBlocked()
  const inHand = useIntent((intent) => tileIn(intent.inHand))
  const place = useForesight(({ hovered }) => (hovered?.kind === 'place' ? hovered.id : null))
  const face = inHand && state.market[inHand.slot]
  if (!face || place === null || place === inHand.at || state.tiles[place] || handsOff || isDragged(inHand))
    return null
  const turn = placingTurn(state, inHand, place)
  return turn === null ? null : { face, turn, place }
}

/** Keeps the aimed place in view, except during a drag, when the board must not move. Returns true during a drag. */
export function useSteadyGround(eye: RefObject<BoardCamera | null>): boolean {
  const aimed = useIntent(({ inHand }) => aimedAt(inHand))
  const dragging = useIntent(({ inHand }) => isDragged(inHand))
  useEffect(() => {
    eye.current?.hold(aimed === null || dragging ? null : spotOf(aimed))
  }, [eye, aimed, dragging])
  return dragging
}
