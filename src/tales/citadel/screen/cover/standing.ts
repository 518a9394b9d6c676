import type { State } from '../../../../engine/citadel/index.ts'
import type { HouseWords } from '../../../../ui/text/house.ts'
import { ORDER_NAMES } from '../../leaders.ts'
import { turnNumber } from '../../turns.ts'
import type { CoverWords } from '../../words/cover.ts'

/** Where a game stands, in words: its turn, who is to play, and what the way back into it is called. */
export function standingOf(
  state: State,
  { common, cover }: Pick<CoverWords, 'common' | 'cover'>,
  house: HouseWords['cover'],
): { chapter: string; next: string; on: string } {
  if (state.winners) return { chapter: house.ended, next: '', on: house.lastPage }
  const next = cover.toPlay(common.titles[ORDER_NAMES[state.onTurn] ?? 'cross'])
  return { chapter: common.turn(turnNumber(state)), next, on: house.goOn }
}
