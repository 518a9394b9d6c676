import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type LessonId = 'lands' | 'bait' | 'gate'

/** The storyteller's messages in the first lessons. */
export const lessons = {
  names: wordsByKey<LessonId>({
    lands: 'A land, and a friend',
    bait: 'Who meets whom',
    gate: 'The last one, and the gate',
  }),
  /** The tasks, step by step. */
  steps: {
    lands1:
      'You have a wood land and the Goat. The Goat costs two lands and needs a wood land. One land is there already. Lay the other.',
    lands2: 'Now you have two unused lands. Cast the Goat.',
    bait1:
      'The Antler King and the Goose Maid are on the wall. If you send the Bear first, the King meets and fells it. Send the Donkey first, as a bait.',
    bait2:
      'The King meets the Donkey, because he kills it and lives. Now only the Goose Maid is free. Send the Bear.',
    bait3: 'The Goose Maid must meet the Bear. Let them fight.',
    gate1: 'One defender is left. Your army is large: now is the time. Send one of the Cloud Giants.',
    gate2: 'Fight. Then the wall is deserted.',
    gate3: 'You storm the gate on your next turn. First live through this night: end the turn.',
    gate4: 'The power of all your rested creatures counts against three dice. Storm the gate!',
  },
  done: wordsByKey<LessonId>({
    lands: 'The Goat is here. It rests until your next turn. More lands this turn would cost a life each.',
    bait: 'The Goose Maid fell, and the Bear is unhurt, thanks to the Donkey. Who meets each one depends on who is still free.',
    gate: 'The fortress is yours. If you leave the last defender, your army grows, but every night burns your candle.',
  }),
  /** Reply to an allowed action other than the task. */
  another: 'You can do that. But first try what I said.',
  begin: 'Play a real siege',
}
