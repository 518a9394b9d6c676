import type { Messages } from '../messages.ts'

/** Woorden van het omslag: wie speelt, hoe duister, welk zaadje. */
export const setup: Messages['setup'] = {
  whoGuards: 'Wie bewaakt het bos?',
  choose: 'Kies er een tot zes. Hun volgorde is de speelvolgorde.',
  chosenAs: (name, order) => `${name}, nummer ${order} in de speelvolgorde`,
  oneToSix: 'een tot zes helden',
  allTogether: 'Geen twee dezelfde. Eén speler mag er meer leiden; samen winnen of verliezen.',
  enough: 'Meer dan zes kan niet. Stuur er eerst een weg.',
  joined: (name, order) => `${name} doet mee als nummer ${order}.`,
  left: (name) => `${name} gaat weg.`,
  movedTo: (name, order) => `${name} is nu nummer ${order}.`,

  around: 'Rond de tafel',
  nobody: 'Nog niemand. Kies een held om te beginnen.',
  nobodyOnBook: 'Kies ze op de andere bladzijde.',
  nameOf: (character) => `Wie leidt ${character}? (mag leeg blijven)`,
  namePlaceholder: 'naam (hoeft niet)',
  earlier: (character) => `${character}: eerder aan de beurt`,
  later: (character) => `${character}: later aan de beurt`,
  sendAway: (character) => `${character}: wegsturen`,
  addAnother: 'kies er nog een (hoogstens zes)',
  sameName: 'Dezelfde naam: één speler leidt beiden.',
  leads: (player, characters) => `${player} leidt ${characters}.`,

  howDark: 'Hoe duister een verhaal?',
  tiles: (count) => `${count} tegels`,
  longer: 'Hoe meer tegels, hoe langer de diamanten verborgen blijven en hoe meer monsters er komen.',

  seedHeading: 'Het zaadje van het verhaal',
  seedLabel: 'Zaadje',
  seedHint: 'Hetzelfde zaadje met hetzelfde gezelschap begint hetzelfde verhaal.',
  newSeed: 'Nieuw zaadje',
  seedWrongLength: (kept) => `Een zaadje heeft zes letters en cijfers, zoals 7KM-04Q. Tot dan geldt ${kept}.`,
  seedStrange: (kept) => `Een zaadje heeft alleen letters A tot Z en cijfers. Tot dan geldt ${kept}.`,
  linkUnreadable: (text, fresh) =>
    `Het zaadje in de link, “${text}”, is niet te lezen. Het verhaal kreeg een nieuw: ${fresh}.`,

  forestBegins: 'Het bos begint',
  forestBeginsHow: 'Leg eerst vier tegels rond de Eik, of laat ze door ons leggen.',

  startFlourish: 'Er was',
  startMain: 'eens…',
  start: 'Er was eens… Begin',
  chooseFirst: 'Kies eerst minstens één held.',

  running: 'Er wordt nog een verhaal verteld',
  runningWho: (names, turn) => `${names}, beurt ${turn}.`,
  runningOpening: (names) => `${names}, bij de eerste tegels.`,
  runningOver: (names) => `${names}: het verhaal is uit.`,
  continueTale: 'Vertel verder',
  lastPage: 'Open de laatste bladzijde',
  replaceTitle: 'Een ander verhaal beginnen?',
  replaceText: 'Het verhaal dat nu verteld wordt, houdt dan hier op, zonder einde.',
  replace: 'Begin een ander',
  keep: 'Houd het oude',

  rules: 'Spelregels',
  settings: 'Instellingen',
}
