import type { HouseWords } from '../house.ts'
import { sharedCommon } from './common.ts'
import { notices } from './notices.ts'
import { sharedSettings } from './settings.ts'

/** Woorden van de kaft van elk verhaal: het verhaal zoals het er ligt, een nieuw, en de boekenkast. */
const cover: HouseWords['cover'] = {
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
  notOffline:
    'Op dit adres heeft het spel steeds zijn server nodig. Jullie verhalen worden hier wel bewaard.',
  onePerson: (player, seats) => `${player} is één speler, met ${seats}`,
}

/** Woorden van het geluid. */
const sound: HouseWords['sound'] = {
  name: 'Geluid',
  toOn: 'Het geluid staat uit: zet het aan',
  toOff: 'Het geluid staat aan: zet het uit',
  choices: { off: 'Uit', soft: 'Zacht', middle: 'Gewoon', loud: 'Hard' },
  music: 'Speeldoos',
  musics: { off: 'Uit', soft: 'Zacht', louder: 'Harder' },
}

/** Wat elke bladzijde kan zeggen, van welk verhaal ook, en alles wat eroverheen kan liggen. */
export const house: HouseWords = { common: sharedCommon, cover, notices, settings: sharedSettings, sound }
