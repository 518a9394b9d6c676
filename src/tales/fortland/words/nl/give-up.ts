import type { Messages } from '../messages.ts'

export const giveUp: Messages['giveUp'] = {
  title: 'Opgeven?',
  last: (own, other) => `Als ${own} opgeeft, valt het, en heeft ${other} gewonnen.`,
  ends: (own) => `Als ${own} opgeeft, valt het, en is het verhaal uit: wie het best staat wint.`,
  goesOn: (own) => `Als ${own} opgeeft, valt het: het leger vertrekt en de anderen spelen door.`,
  tooSoon: 'Eerst moeten alle legers worden opgesteld.',
  notNow: (who) => `Het is de beurt van ${who}. Wie opgeeft doet dat in de eigen beurt.`,
}
