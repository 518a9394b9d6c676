import { capital, counted, inWords } from '../../../../ui/text/en/numbers.ts'
import type { Cost, Roll } from './foresight.ts'

const hearts = (n: number) => counted(n, 'heart', 'hearts')

/** What the page of the six futures says, and the card of the Oak’s odds: they are laid open when somebody asks. */
export const futures = {
  help: 'Point at a future to see it in the forest; press it to keep it there.',
  /** What would happen at once, as the head of the list. */
  ifRolled: (face: number, roll: Roll) => {
    if (roll === 'choose') return 'If a 5: you choose'
    if (roll === 'all') return `If a ${face}: all move`
    return `If a ${face}: the ${capital(roll)} moves`
  },
  /** After a bargain monsters move more than once: it is the first time that is foreseen. */
  ofMoves: (title: string, moves: number) =>
    moves > 1 ? `${title} (the first of ${inWords(moves)} moves)` : title,

  /** What one roll would do, within a sentence. */
  would: ({ hurt, ends }: Cost) =>
    ends ? 'would end the tale' : hurt > 1 ? `would cost ${hearts(hurt)}` : 'would hurt the Oak',

  /** What one monster does. */
  does: {
    oak: 'reaches the Oak',
    gone: 'is gone',
    stays: 'stays where it is',
    steps: (side: string) => `one step ${side}`,
    hurries: (n: number, place: string) => `hurries ${counted(n, 'step', 'steps')}, to ${place}`,
  },
  nobody: 'Nobody moves.',

  /** The card of the oak's odds. */
  odds: {
    heading: 'The Oak’s odds',
    now: 'When the die falls now',
    next: 'By the end of the next turn, if nobody acts',
    far: (turns: number) => `Within ${counted(turns, 'turn', 'turns')}, with ordinary play`,
    hearts: (n: number) => `${capital(hearts(n))} lost`,
    anyHeart: 'A heart lost',
    theTale: 'The tale lost',
    percent: (chance: number) =>
      chance > 0 && chance < 0.01 ? 'under 1\u00A0%' : `${Math.round(chance * 100)}\u00A0%`,
    about: (chance: number, giveOrTake: number) =>
      `about ${Math.round(chance * 20) * 5}\u00A0% (±${Math.max(5, Math.ceil(giveOrTake * 20) * 5)})`,
    by: (roll: string, chance: string) => `${roll} ${chance}`,
  },
}
