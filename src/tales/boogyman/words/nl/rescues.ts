import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { RescuesWords } from '../rescues.ts'

const SIDES: Readonly<Record<SeatName, string>> = { red: 'De paddenstoelen', green: 'De sparren' }

export const rescues: RescuesWords = {
  goal: 'win deze beurt',
  names: [
    'Twee aan de rand',
    'De zevende is dichtbij',
    'Maak plaats voor hem',
    'Drie is één te veel',
    'Op het nippertje geroepen',
    'Twee bomen staan in de weg',
    'Een gast tussen twee',
    'Vlak naast de deur',
    'Twee keer twee bomen',
    'Het vrijgemaakte pad',
    'Naar de verre rand',
    'Twee te weinig voor zeven',
  ],
  side: { red: 'Jij speelt de paddenstoelen.', green: 'Jij speelt de sparren.' },
  task: 'Je hebt nog twee acties. Win deze beurt: breng je zevende, of vang hun laatste.',
  noBoogyman: 'Jouw Boogyman is nog thuis.',
  own: 'Uit jullie eigen duel',
  ownName: (turn) => `De ${ordinal(turn)} beurt`,
  couldBe: (turn, side) => `${SIDES[side]} hadden in beurt ${turn} kunnen winnen.`,
  done: (actions) => actions.join(', '),
  board: 'De open plek van deze redding',
}
