import type { Unfulfilled } from '../../intent/turn-selection.ts'
import { symbolName, theThing, wordsFor } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'

/** Returns one plain sentence on why an action is refused. Every code has its own. */
export function refusalText(m: Messages, refusal: Unfulfilled): string {
  const { refusals } = m
  switch (refusal.code) {
    case 'no-road-out':
    case 'road-joins-nothing':
    case 'road-meets-hedge':
    case 'hedge-meets-road':
      return refusals[refusal.code](refusals.sides[refusal.edge])
    case 'too-close-to-the-oak':
      return refusals[refusal.code](refusal.minimum)
    case 'too-far-to-pull':
      return refusals[refusal.code](refusal.most)
    case 'wrong-aim':
      return refusals[refusal.code](refusals.aims[refusal.aim])
    case 'cannot-pay':
      return refusals[refusal.code](refusal.need, symbolName(m, refusal.symbol), refusal.have)
    case 'symbol-is-spent':
    case 'wrong-use':
      return refusals[refusal.code](theThing(m, refusal.symbol))
    case 'building-stays':
      return refusals[refusal.code](theThing(m, refusal.building))
    default:
      return wordsFor(m, refusals, (words) => words.refusals, refusal.code)
  }
}
