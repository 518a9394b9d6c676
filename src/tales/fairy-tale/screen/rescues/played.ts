import type { OwnRescue } from '../../own-rescue.ts'
import type { Rescue } from '../../rescues/book.ts'
import { rescueState } from '../../rescues/index.ts'
import type { RescuesWords } from '../../words/rescues.ts'

/** A rescue on its page: from the book, or from a game of the player, which has no number and no ratings. */
export interface PlayedRescue extends Pick<Rescue, 'start' | 'goal' | 'way'> {
  number: number | null
  name: string
  acorns: number | null
  deeds: number
  answers: number | null
}

export const ofBook = (
  { number, start, goal, way, acorns, proved: { deeds, answers } }: Rescue,
  { names }: RescuesWords,
): PlayedRescue => ({ number, name: names[number - 1] ?? '', start, goal, way, acorns, deeds, answers })

export const ofOwn = ({ turn, position, goal, way }: OwnRescue, words: RescuesWords): PlayedRescue => ({
  number: null,
  name: words.ownName(turn),
  start: rescueState(position),
  goal,
  way,
  acorns: null,
  deeds: way.findIndex(({ type }) => type === 'end-turn'),
  answers: null,
})
