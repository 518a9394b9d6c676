import type { Messages } from '../messages.ts'

export const giveUp: Messages['giveUp'] = {
  title: 'Opgeven?',
  last: (own, other) => `Als ${own} opgeeft, heeft ${other} gewonnen.`,
  goesOn: (own) =>
    `Als ${own} opgeeft, gaan de gebouwen uit het spel en zijn de percelen vrij. De anderen spelen door.`,
  atGate: (who) => `De poort is dicht. Om op te geven drukt de speler van ${who} eerst op “Ik ben ${who}”.`,
  notNow: (who) => `Het is de beurt van ${who}. Wie opgeeft doet dat in de eigen beurt.`,
}
