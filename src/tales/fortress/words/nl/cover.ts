import type { CoverWords } from '../cover.ts'
import { book, bots, common, settings } from './base.ts'
import { cards } from './cards.ts'

export const cover: CoverWords['cover'] = {
  about:
    'Versla de bezetting terwijl de nachten je kaars opbranden,\nen bestorm de poort met drie dobbelstenen.',
  question: 'Wie gaat er mee?',
  presets: {
    'town-watch': 'Stadswacht',
    'deep-forest': 'Diepe Woud',
    'night-court': 'Nachthof',
    'bremen-road': 'Weg naar Bremen',
    'odd-company': 'Bont Gezelschap',
  },
  presetLooks: {
    'town-watch': 'scherp en eerlijk',
    'deep-forest': 'stevige muren',
    'night-court': 'trage reuzen',
    'bremen-road': 'twee soorten',
    'odd-company': 'van elk één: lastig',
  },
  own: 'Een eigen stapel',
  ownLook: 'zoals je hem koos',
  muster: 'Kies je eigen…',
  howMany: 'Hoeveel verdedigen er?',
  howManyWhy: 'Ze worden uit je eigen vijftien getrokken.',
  toughness: { stroll: 'een wandeling', siege: 'een beleg', hard: 'zwaar', grim: 'grimmig' },
  defendersName: (count, tough) => `${count}: ${tough}`,
  road: 'De weg van zeven…',
  lessons: 'Eerste lessen',

  more: 'Meer…',
  less: 'Sluiten',
  moreHeading: 'Nog te kiezen',
  ownRules: { strongest: 'sterkste eerst', hand: 'schat in de hand' },
  order: 'In welke volgorde mag je sturen?',
  orderOf: { yours: 'Zoals je wilt', strongest: 'Sterkste eerst (huisregel)' },
  orderHow: 'Sterkste eerst neemt het lokaas weg: dat is zwaarder.',
  gift: 'Waar begint de schat?',
  giftOf: { deck: 'In de stapel', hand: 'In je eerste hand (huisregel)' },
  giftHow: 'In de eerste hand is hij één van de zeven kaarten.',
  name: 'Je naam (mag leeg blijven)',
  namePlaceholder: 'naam',
  barred: 'Je stapel is nog niet heel: kies eerst je kaarten.',
  unreadable: 'Hoe je het omslag achterliet, was niet te lezen. Het begint opnieuw.',
  refused: {
    'unknown-card': 'Een van de kaarten is hier niet bekend.',
    'not-fifteen': 'Er gaan precies vijftien wezens mee.',
    'four-alike': 'Van elk wezen gaan er hoogstens drie mee.',
    'no-treasure': 'Er gaat één schat mee.',
    'land-count': 'Er gaan 8 tot 24 landen mee.',
    'defender-count': 'Er verdedigen er één tot zeven.',
  },
}

export const coverWords: CoverWords = { book, bots, cards, common, cover, settings }
