import { useMemo } from 'react'
import { rectOf } from '../../../../ui/input/follow.ts'
import { elementOf, type TargetId } from '../../../../ui/input/targets.ts'
import { aimedAt, tileIn } from '../../intent/in-hand.ts'
import { useForesight, useIntent } from '../../table.ts'
import type { LessonSpot, Step } from './steps.ts'

/** Returns the targets that the storyteller points at, the intended one first; none while the player only looks. */
export function useSpots({ step, done }: { step: Step; done: boolean }): readonly TargetId[] {
  const holds = useHolds(step) !== 'nothing'
  const hasPinned = useForesight(({ pinned }) => pinned !== null)
  return useMemo(() => {
    if (done) return step.id === 'why' ? ['why:card'] : []
    return targetsOf(holds ? step.next : step.spot, hasPinned)
  }, [step, done, holds, hasPinned])
}

/** Returns whether the tile of a step is selected, and whether it is aimed at the right place. */
export const useHolds = ({ wanted }: Step): 'nothing' | 'taken' | 'aimed' =>
  useIntent(({ inHand }) => {
    const action = 'action' in wanted ? wanted.action : null
    if (action?.type !== 'expand' || tileIn(inHand)?.slot !== action.slot) return 'nothing'
    return aimedAt(inHand) === action.at ? 'aimed' : 'taken'
  })

/** Returns the targets that show a spot. If it is on a closed panel, those that open the panel come next. */
function targetsOf(spot: LessonSpot, hasPinned: boolean): readonly TargetId[] {
  switch (spot.on) {
    case 'board':
      return [`place:${spot.at}`]
    case 'market':
      return [`market:${spot.slot}`, 'tab:market']
    case 'futures':
      return [`future:${spot.roll}`, ...FUTURES]
    case 'seal':
      return ['table:seal']
    case 'why':
      // Hovering a card lists its steps too, but only for that long: the bubble would move onto the card and end the hover.
      return [...(hasPinned ? (['why:step'] as const) : []), 'future:north', ...FUTURES]
  }
}

/** Targets that open the six futures again. */
const FUTURES: readonly TargetId[] = ['tab:foresight', 'table:foresight']

/** Focuses the element to press: the monster that the step removes, else the element that shows the spot. */
export function focusSpot(spots: readonly TargetId[], { wanted }: Step): void {
  const action = 'action' in wanted ? wanted.action : null
  const meant: readonly TargetId[] =
    action?.type === 'remove' ? [`remove:${action.monster}`, ...spots] : spots
  const shown = meant.find((id) => rectOf(id) !== null)
  if (shown) elementOf(shown)?.focus()
}
