import { useIntent } from '../../table.ts'
import type { Spot } from './steps.ts'
import type { Guide } from './useGuide.ts'

/** Where the storyteller points now, as what is found at the table: null while it is only looked at. */
export function useSpot({ step, done }: Guide): string | null {
  const holds = useIntent(({ inHand }) => inHand.kind === 'tile')
  if (done) return step.id === 'why' ? '[data-why]' : null
  return selectorOf(holds ? step.next : step.spot)
}

function selectorOf(spot: Spot): string {
  switch (spot.on) {
    case 'board':
      return `[data-place="${spot.at}"]`
    case 'market':
      return `[data-card="market ${spot.slot}"]`
    case 'futures':
      return `[data-future="${spot.roll}"]`
    case 'seal':
      return '[data-seal]'
    case 'why':
      return '[data-ask]'
  }
}
