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
  side: { red: 'Jij leidt de paddenstoelen.', green: 'Jij leidt de sparren.' },
  task: 'Er zijn nog twee acties. Win voordat de beurt overgaat: breng je zevende, of vang de laatste van de ander.',
  noBoogyman: 'Jouw Boogyman is nog thuis.',
  own: 'Uit jullie eigen duel',
  ownName: (turn) => `De ${ordinal(turn)} beurt`,
  couldBe: (turn, side) => `${SIDES[side]} hadden in beurt ${turn} kunnen winnen.`,
  done: (actions) => actions.join(', '),
  board: 'De open plek van deze redding',
}
