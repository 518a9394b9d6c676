import type { Messages } from '../messages.ts'

/** Woorden van de instellingen, de wegen uit een spel, en de dank. */
export const settings: Messages['common']['settings'] = {
  title: 'Instellingen',
  language: 'Taal',
  theme: 'Dag of nacht',
  themes: { system: 'Zoals het apparaat', light: 'Dag', night: 'Nacht' },
  speed: 'De beurt van de monsters',
  speeds: { calm: 'Rustig', brisk: 'Vlot', instant: 'Meteen' },
  letters: 'Letters',
  lettersOf: { '100': '100 %', '125': '125 %', '150': '150 %' },
  hand: 'De hand die speelt',
  hands: { right: 'Rechts', left: 'Links' },
  flat: 'Het scherm ligt plat, en elke tweede speler zit aan de overkant',
  flats: { on: 'Draai de bladen', off: 'Nee' },
  rules: 'Spelregels',
  toCover: 'Naar het omslag',
  coverKeeps: 'Het verhaal wacht op het omslag tot jullie terugkomen.',
  giveUp: 'Opgeven',
  giveUpTitle: 'Dit verhaal opgeven?',
  giveUpText: 'Het verhaal eindigt dan met verlies, voor iedereen aan tafel.',
  giveUpYes: 'Opgeven',
  about: 'Over dit spel',
  aboutGame: 'Een coöperatief spel voor een tot zes mensen rond één scherm. Het stuurt niets weg.',
  icons: (authors) => `Enkele iconen gemaakt door ${authors},`,
  fonts: (names) => `Letters: ${names},`,
}
