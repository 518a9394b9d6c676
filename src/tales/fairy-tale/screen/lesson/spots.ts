import { aimedAt, tileIn } from '../../intent/in-hand.ts'
import { useForesight, useIntent } from '../../table.ts'
import type { LessonSpot, Step } from './steps.ts'

/** Where the storyteller points now, as what is found at the table, what is meant first; nowhere while it is only looked at. */
export function useSpots({ step, done }: { step: Step; done: boolean }): readonly string[] {
  const holds = useHolds(step) !== 'nothing'
  const hasPinned = useForesight(({ pinned }) => pinned !== null)
  if (done) return step.id === 'why' ? ['[data-why]'] : []
  return findersOf(holds ? step.next : step.spot, hasPinned)
}

/** Whether the tile that a step is about is in hand, and aimed where it belongs already. */
export const useHolds = ({ wanted }: Step): 'nothing' | 'taken' | 'aimed' =>
  useIntent(({ inHand }) => {
    const action = 'action' in wanted ? wanted.action : null
    if (action?.type !== 'expand' || tileIn(inHand)?.slot !== action.slot) return 'nothing'
    return aimedAt(inHand) === action.at ? 'aimed' : 'taken'
  })

/** How a spot is found; where it lies on a sheet that is put away, what brings that back. */
function findersOf(spot: LessonSpot, hasPinned: boolean): readonly string[] {
  switch (spot.on) {
    case 'board':
      return [`[data-place="${spot.at}"]`]
    case 'market':
      return [`[data-card="market ${spot.slot}"]`, '[data-tab="market"]']
    case 'futures':
      return [`[data-future="${spot.roll}"]`, ...FUTURES]
    case 'seal':
      return ['[data-seal]']
    case 'why':
      // Hovering a card lists its steps too, but only for that long: the bubble would move onto the card and end the hover.
      return [...(hasPinned ? ['[data-ask]'] : []), '[data-future="north"]', ...FUTURES]
  }
}

/** What opens the six futures again. */
const FUTURES = ['[data-tab="foresight"]', '[data-foresight]']

/** What is to be pressed at a spot: a monster that stands there, else the first button of it. */
export function pressedAt(table: HTMLElement, finders: readonly string[], step: Step): HTMLElement | null {
  const meant = step.id === 'remove' ? ['[data-removes]', ...finders] : finders
  const found = foundIn(table, meant)
  return found?.matches('button') ? found : (found?.querySelector<HTMLElement>('button') ?? null)
}

/** The first of what is looked for that is drawn. */
export function foundIn(within: HTMLElement | null, finders: readonly string[]): HTMLElement | null {
  for (const finder of finders) {
    const found = within?.querySelector<HTMLElement>(finder)
    if (found && found.getClientRects().length > 0) return found
  }
  return null
}
