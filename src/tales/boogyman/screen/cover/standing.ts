import type { State } from '../../../../engine/boogyman/index.ts'
import type { HouseWords } from '../../../../ui/text/house.ts'
import { SIDES } from '../../leaders.ts'
import type { CoverWords } from '../../words/cover.ts'

/** Where a duel stands, in words: its turn, who is to play, and what the way back into it is called. */
export function standingOf(
  { turn, outcome, onTurn }: State,
  { common, cover }: Pick<CoverWords, 'common' | 'cover'>,
  house: HouseWords['cover'],
): { chapter: string; next: string; on: string } {
  if (outcome) return { chapter: house.ended, next: '', on: house.lastPage }
  const side = common.inSentence[SIDES[onTurn]]
  const next = turn > 0 ? cover.toPlay(side) : cover.toPlace(side)
  return { chapter: common.turn(turn), next, on: house.goOn }
}
