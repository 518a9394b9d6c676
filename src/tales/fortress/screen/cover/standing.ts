import type { State } from '../../../../engine/fortress/index.ts'
import type { HouseWords } from '../../../../ui/text/house.ts'
import type { CoverWords } from '../../words/cover.ts'

/** Where a siege stands, in words: its turn, what is left of both sides, and what the way back into it is called. */
export function standingOf(
  { turn, outcome, garrison, place }: State,
  { cards, common }: Pick<CoverWords, 'cards' | 'common'>,
  house: HouseWords['cover'],
): { chapter: string; next: string; on: string } {
  if (outcome) return { chapter: house.ended, next: common.outcomes[outcome.kind], on: house.lastPage }
  const where = place.name ? `${cards.fortresses[place.name]}. ` : ''
  return { chapter: `${where}${common.turn(turn)}`, next: common.defenders(garrison.length), on: house.goOn }
}
