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
  howMany: 'Hoeveel verdedigers?',
  howManyWhy: 'Ze worden uit je eigen vijftien getrokken.',
  toughness: { stroll: 'een wandeling', siege: 'een beleg', hard: 'zwaar', grim: 'grimmig' },
  defendersName: (count, tough) => `${count}: ${tough}`,
  road: 'De weg van zeven…',

  more: 'Meer…',
  moreHeading: 'Meer keuzes',
  ownRules: { strongest: 'sterkste eerst', hand: 'schat in de hand' },
  order: 'In welke volgorde mag je sturen?',
  orderOf: { yours: 'Zoals je wilt', strongest: 'Sterkste eerst (huisregel)' },
  orderHow: 'Met sterkste eerst is er geen lokaas. Dat is zwaarder.',
  gift: 'Waar is de schat eerst?',
  giftOf: { deck: 'In de stapel', hand: 'In je eerste hand (huisregel)' },
  giftHow: 'Hij is één van de zeven kaarten van die hand.',
  name: 'Je naam (hoeft niet)',
  barred: 'Je stapel is nog niet klaar. Kies eerst je kaarten.',
  unreadable: 'Je vorige keuzes waren niet te lezen. Dit zijn de gewone.',
  refused: {
    'unknown-card': 'Een van de kaarten kennen we niet.',
    'not-fifteen': 'Kies precies vijftien wezens.',
    'four-alike': 'Kies van elk wezen hoogstens drie.',
    'no-treasure': 'Kies één schat.',
    'land-count': 'Kies 8 tot 24 landen.',
    'defender-count': 'Kies één tot zeven verdedigers.',
  },
}

export const coverWords: CoverWords = { book, bots, cards, common, cover, settings }
