import type { State } from '../../../../engine/fairy-tale/index.ts'
import type { HouseWords } from '../../../../ui/text/house.ts'
import type { CoverWords } from '../../words/cover.ts'

/** Where a tale stands, in words. */
interface Standing {
  /** Its chapter, or that it has ended. */
  chapter: string
  /** Who is to play, in a sentence; nothing once it has ended. */
  next: string
  /** What the way back into it is called. */
  on: string
}

/** Tells of the last tale where the cover and the shelf do: the chapter, who is to play, and the way on. */
export function standingOf(
  { turn, outcome, onTurn, seats }: State,
  { common, setup }: Pick<CoverWords, 'common' | 'setup'>,
  cover: HouseWords['cover'],
): Standing {
  if (outcome) return { chapter: cover.ended, next: '', on: cover.lastPage }
  const hero = seats[onTurn]
  const next = turn > 0 && hero ? setup.toPlay(common.inSentence[hero.character]) : setup.firstTiles
  return { chapter: common.chapter(turn), next, on: cover.goOn }
}
