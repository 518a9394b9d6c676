import type { HouseWords } from '../useHouseWords.ts'

/** Woorden van de kaft van elk verhaal: het verhaal zoals het er ligt, een nieuw, en de boekenkast. */
export const cover: HouseWords['cover'] = {
  shelf: 'De boekenkast',
  lastTale: 'Jullie laatste verhaal',
  ended: 'Het is uit.',
  goOn: 'Vertel verder',
  lastPage: 'Open de laatste bladzijde',
  begin: 'Begin',
  beginFirst: 'het verhaal',
  beginAnother: 'een nieuw verhaal',
  replaceTitle: 'Een nieuw verhaal beginnen?',
  replaceText:
    'Het verhaal dat nu verteld wordt, blijft bij jullie verhalen liggen: vertel het verder wanneer je wilt.',
  replace: 'Begin een nieuw verhaal',
  keep: 'Houd het oude',
}
