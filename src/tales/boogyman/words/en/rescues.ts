import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { ordinal } from '../../../../ui/text/en/numbers.ts'

const SIDES: Readonly<Record<SeatName, string>> = { red: 'The mushrooms', green: 'The firs' }

/** Words of the book of rescues. */
export const rescues = {
  goal: 'win this turn',
  /** The name of each, in the order of the book. */
  names: [
    'Two at the edge',
    'The seventh is near',
    'Make room for him',
    'Three are one too many',
    'Called at the last moment',
    'Two trees block the way',
    'A guest between two',
    'Right next door',
    'Twice two trees',
    'The cleared path',
    'To the far edge',
    'Two short of seven',
  ],
  side: { red: 'You play the mushrooms.', green: 'You play the firs.' } satisfies Record<SeatName, string>,
  task: 'You have two actions. Win this turn: bring your seventh, or capture their last one.',
  noBoogyman: 'Your Boogyman is still at home.',
  /** A rescue from a duel of one's own that was not won. */
  own: 'From your own duel',
  ownName: (turn: number) => `The ${ordinal(turn)} turn`,
  /** On the last page of a duel. */
  couldBe: (turn: number, side: SeatName) => `${SIDES[side]} could have won in turn ${turn}.`,
  done: (actions: readonly string[]) => actions.join(', '),
  board: 'The clearing of this rescue',
}
