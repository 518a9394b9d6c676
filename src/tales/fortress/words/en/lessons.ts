import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type LessonId = 'lands' | 'bait' | 'gate'

/** What the storyteller says in the first lessons. */
export const lessons = {
  names: wordsByKey<LessonId>({
    lands: 'A land, and a friend',
    bait: 'Who meets whom',
    gate: 'The last one, and the gate',
  }),
  /** What is to be done, step by step. */
  steps: {
    lands1:
      'You hold a wood land and the Goat. The Goat costs two lands and needs a wood land. One lies there: lay the other.',
    lands2: 'Two lands are unspent now. Cast the Goat.',
    bait1:
      'On the wall stand the Antler King and the Goose Maid. If the Bear went first, the King would meet and fell it. Send the Donkey first, as a bait.',
    bait2:
      'The King meets the Donkey, for he kills it and lives. Now only the Goose Maid is free. Send the Bear.',
    bait3: 'The Goose Maid must meet the Bear. Let them fight.',
    gate1: 'One defender is left. Your army is large: now is the time. Send one of the Cloud Giants.',
    gate2: 'Fight. After that nobody stands on the wall.',
    gate3: 'The gate is stormed on your next turn, so live through this night: end the turn.',
    gate4: 'All who do not rest count: their powers against three dice. Storm the gate!',
  },
  done: wordsByKey<LessonId>({
    lands:
      'The Goat has come. It rests until your next turn. Further lands in this turn would cost a life each.',
    bait: 'The Goose Maid fell, and the Bear is unhurt. The Donkey gave itself for that: whom each one meets depends on who is still free.',
    gate: 'The fortress is yours. Waiting with the last defender lets your army grow, but every night burns the candle.',
  }),
  /** The rules allow it, but it is not the thing to do. */
  another: 'You may do that. But try what I told you of.',
  begin: 'Begin your siege',
}
