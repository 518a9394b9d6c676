/** Words of the question whether a country shall give up. */
export const giveUp = {
  title: 'Give up?',
  last: (own: string, other: string) => `If ${own} gives up, it falls, and ${other} has won.`,
  ends: (own: string) => `If ${own} gives up, it falls, and that ends the tale: who stands best wins.`,
  goesOn: (own: string) => `If ${own} gives up, it falls: its army leaves, and the others play on.`,
  tooSoon: 'First all armies must be mustered.',
  /** Where it is not for a person to end it. */
  notNow: (who: string) => `It is the turn of ${who}. Who gives up does so in their own turn.`,
}
