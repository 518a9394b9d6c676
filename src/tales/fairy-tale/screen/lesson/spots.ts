import { useMemo } from 'react'
import { rectOf } from '../../../../ui/input/follow-elements.ts'
import { elementOf, type TargetId } from '../../../../ui/input/targets.ts'
import { aimedAction, aimedAt, firstTileIn, tileIn } from '../../intent/turn-selection.ts'
import { useForesight, useIntent } from '../../runtime.ts'
import { isWanted, type LessonSpot } from './steps.ts'
import type { Guide } from './useGuide.ts'

/** The state of a task's tile: not selected, selected, aimed in the wrong rotation, or aimed correctly. */
export type TileProgress = 'nothing' | 'taken' | 'unturned' | 'aimed'

export const useHeld = ({ progress, state }: Pick<Guide, 'progress' | 'state'>): TileProgress =>
  useIntent(({ inHand }) => {
    const wanted = progress.task?.actions[progress.done]
    if (wanted?.type === 'lay') return firstTileIn(inHand) === wanted.tile ? 'taken' : 'nothing'
    if (wanted?.type !== 'expand' || tileIn(inHand)?.slot !== wanted.slot) return 'nothing'
    if (aimedAt(inHand) !== wanted.at) return 'taken'
    const aimed = aimedAction(state, inHand)
    return aimed && isWanted(state, progress, [aimed]) ? 'aimed' : 'unturned'
  })

/** The button that turns the selected tile. */
export const TURN: TargetId = 'table:turn'

/** The main button of the turn. */
export const SEAL_SPOT: TargetId = 'table:seal'

/** The strip of the lesson. The bubble stays above it while there is nothing to do. */
export const STRIP: TargetId = 'lesson:strip'

/** The bar of a phone, with the buttons that act: undo, confirm and the main button. */
export const BAR: TargetId = 'table:bar'

/** The ring of exits on the board. */
export const RING: TargetId = 'lesson:ring'

/** Returns the targets of the bubble, the intended one first. */
export function useSpots(guide: Guide): readonly TargetId[] {
  const { progress, foretold, done } = guide
  const held = useHeld(guide)
  const considered = useForesight((foresight) => foresight.considered)
  return useMemo(() => {
    const { task } = progress
    if (done || !task) return [STRIP]
    if (foretold) return [`place:${foretold.from}`]
    const targets = targetsOf(held === 'nothing' ? task.spot : task.next, considered)
    return held === 'unturned' ? [TURN, ...targets] : targets
  }, [progress, foretold, done, held, considered])
}

/** Returns the targets of a spot. If it is on a closed panel, the ones that open the panel follow. */
function targetsOf(spot: LessonSpot, considered: string | null): readonly TargetId[] {
  switch (spot.on) {
    case 'board':
      return [`place:${spot.at}`]
    case 'market':
    case 'first-tile':
      return [`${spot.on}:${spot.slot}`, 'tab:market']
    case 'seal':
      return [SEAL_SPOT]
    case 'side':
      // On a phone, the first press on a plate only shows the side.
      return considered === spot.side
        ? [`move:${spot.side}`, `side:${spot.side}`, 'tab:market']
        : [`side:${spot.side}`, 'tab:market']
  }
}

/** Focuses the element to press: a removable monster, else the target of the spot. */
export function focusSpot(spots: readonly TargetId[], { task }: Guide['progress']): void {
  const [action] = task?.actions ?? []
  const meant: readonly TargetId[] =
    action?.type === 'remove' ? [`remove:${action.monster}`, ...spots] : spots
  const shown = meant.find((id) => rectOf(id) !== null)
  if (shown) elementOf(shown)?.focus()
}
