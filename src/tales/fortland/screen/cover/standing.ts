import type { State } from '../../../../engine/fortland/index.ts'
import type { HouseWords } from '../../../../ui/text/house.ts'
import { COUNTRIES } from '../../leaders.ts'
import type { CoverWords } from '../../words/cover.ts'

/** Where a game stands, in words: its round, who is to play, and what the way back into it is called. */
export function standingOf(
  { phase, round, outcome, onTurn }: State,
  { common, cover }: Pick<CoverWords, 'common' | 'cover'>,
  house: HouseWords['cover'],
): { chapter: string; next: string; on: string } {
  if (outcome) return { chapter: house.ended, next: '', on: house.lastPage }
  const next = cover.toPlay(common.countries[COUNTRIES[onTurn]])
  return { chapter: common.round(phase === 'muster' ? 0 : round), next, on: house.goOn }
}
