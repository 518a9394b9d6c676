import { strong } from '../../../../ui/text/emphasis.ts'

/** Words of the last page about the turn that decided it. */
export const review = {
  odds: 'The Oak’s chances',
  line: 'chances that the Oak stands',
  axis: 'turns of the tale, in hundredths',
  /** Who judged it, and how sure that is. */
  how: (games: string, giveOrTake: string) =>
    `As the Guardian would hold it: from ${games} games that were played on, give or take ${giveOrTake}.`,
  chart: (first: string, decided: number | null) =>
    `The Oak’s chances began at ${first}${decided === null ? '' : `; it was decided in turn ${decided}`}. The table that follows has every turn.`,
  turn: 'Turn',
  before: 'Before the die',
  after: 'After the turn',
  decided: (turn: number) => `It was decided in turn ${turn}.`,
  die: 'The roll that hurt most',
  rolled: {
    'new-monsters': (face: number, turn: number) => `a ${face} for new monsters in turn ${turn}`,
    movement: (face: number, turn: number) => `a ${face} for the monsters’ movement in turn ${turn}`,
  },
  fell: (what: string, before: string, after: string) =>
    `It was ${strong(what)}: the Oak’s chances fell from ${before} to ${after}.`,
  noDie: 'No single roll hurt the Oak much.',
  luck: {
    bad: (points: number) => `All dice together took ${points} in a hundred from the Oak.`,
    good: (points: number) => `All dice together gave the Oak ${points} in a hundred.`,
  },
  /** What would have been better: the plan, and what it brings. */
  advice: (what: string, before: string, after: string) =>
    `${strong(what)}: the Oak’s chances would have been ${after} and not ${before}.`,
  /** Where no one decision cost much. */
  none: {
    dice: 'You decided well; the dice did not.',
    manyLittle: 'No one decision cost much, but many that cost a little add up.',
    unclear: 'Nothing clearly better was found.',
    well: 'You decided well: nothing clearly better was found.',
  },
}
