import { inOneSentence } from '../../../../ui/text/in-one-sentence.ts'
import type { Worded } from '../../../../ui/text/language.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { tableWords as english } from '../en/table.ts'
import type { Messages } from '../messages.ts'
import { actions, board } from './board.ts'
import { coverWords } from './cover.ts'
import { dangers, hints } from './foresight.ts'
import { log, refusals } from './log.ts'

export const table: Messages['table'] = {
  name: 'De tafel',
  sheets: { left: 'Wie nu speelt', right: 'Wat er nu komt' },

  ribbon: {
    label: 'Stappen van de beurt',
    muster: 'Opstellen',
    musters: (who) => `${who} stelt op`,
    roll: 'De worp',
    toRoll: (who) => `${who} gooit`,
    rolled: (who, sum) => `${who} gooide ${inWords(sum)}`,
    acts: (who) => `${who} speelt`,
    use: (left) => (left === 0 ? 'alles gebruikt' : `nog ${inWords(left)}`),
    actsThen: 'daarna de acties',
    next: (who) => `Dan ${who}`,
    around: 'tegen de klok in',
    over: 'Het spel is uit',
    won: (who) => `${who} wint`,
  },

  stands: (place, facing) => `staat bij ${place} en kijkt naar ${facing}.`,
  standsOwn: (place, facing) => `staat bij de eigen ${place} en kijkt naar ${facing}.`,
  waits: 'is nog niet opgesteld.',
  hasFallen: 'is gevallen.',

  prices: {
    heading: 'Wat acties kosten',
    march: 'Marcheren',
    marchNote: 'één stap',
    turn: 'Omkeren',
    turnNote: 'één keer',
    build: 'Fort bouwen',
    tear: 'Afbreken',
    onPlace: (town, city) => `dorp ${town}, stad ${city}`,
    home: 'Eigen fort halen',
  },
  standing: {
    next: 'straks aan de beurt',
    lastFree: 'nog één plaats vrij',
    holds: (free, all) =>
      free === all ? `alle ${inWords(all)} vrij` : `${inWords(free)} van ${inWords(all)} vrij`,
    fallen: 'is gevallen',
  },

  yard: {
    name: 'De dobbelsteen en de forten thuis',
    actionsTitle: (left) => capital(actions(left)),
    toUse: 'te doen',
    rollTitle: (who) => `${who} gooit`,
    musterTitle: (who) => `${who} stelt op`,
    overTitle: 'Het spel is uit',
    free: 'vrij',
    home: 'forten thuis',
    country: (who, free, home) =>
      `${who}: ${countNoun(free, 'vrije plaats', 'vrije plaatsen')}, ${countNoun(home, 'fort', 'forten')} thuis.`,
    fallen: 'gevallen',
    freeOf: (free) => `${free} vrij`,
  },

  todo: {
    roll: 'Gooi',
    rollDice: 'Gooi de stenen',
    march: 'Marcheer',
    turn: 'Keer om',
    turnLong: 'Keer om',
    build: 'Bouw',
    besiege: 'Beleger',
    fortify: 'Versterk',
    tear: 'Breek af',
    home: 'Fort halen',
    end: 'Einde beurt',
    endLines: ['Einde', 'beurt'],
    left: (left) => (left === 0 ? 'alles gedaan' : `nog ${inWords(left)}`),
    doAll: 'Doe dit alles',
    muster: 'Stel je leger op',
    musterNote: 'Kies een van de twee plekken bij je stad.',
    marchTo: (place) => `naar ${place}`,
    onceATurn: 'één keer per beurt',
    carries: 'brengt je verder',
    rollNote: 'Zoveel acties krijg je als je gooit.',
    costs: (price) => (price === 0 ? 'kost niets' : `kost ${actions(price)}`),
    gains: (price) => `geeft ${actions(price)}`,
    lastPage: 'Naar de laatste bladzijde',
    over: 'Het spel is uit.',
    homeFirst: 'haal eerst je eigen fort',
    falls: (who) => `${who} valt`,
    reached: (deed, place) => `${deed}: ${place}`,
  },

  aim: {
    heading: (what) => `Je plan: ${what}`,
    none: 'Je hebt nog geen plan. Druk eerst op een plek van de weg.',
    march: (steps) => (steps === 1 ? 'één stap' : `${inWords(steps)} stappen`),
    turn: 'omkeren',
    besiege: (what) => `${what} belegeren`,
    fortify: (what) => `${what} versterken`,
    tear: 'een fort afbreken',
    home: 'eigen fort halen',
    city: 'stad',
    town: 'dorp',
    sum: (rolled, gained) => (gained > 0 ? `${rolled} en ${gained} erbij` : `${rolled} te doen`),
    used: (used) => `${used} gebruikt`,
    falls: (who, forts) =>
      `${who} valt. Het leger vertrekt${forts > 0 ? ` en ${forts === 1 ? 'één fort gaat' : `${inWords(forts)} forten gaan`} naar huis` : ''}.`,
    wins: 'Daarmee win je.',
    openThen: 'Dan kunnen deze belegerd worden:',
    safeThen: 'Dan kan de volgende speler jou niet belegeren.',
    goThere: 'de plek',
    drop: 'Laat maar',
  },

  since: 'Sinds je vorige beurt',
  quiet: 'er werd geen fort gebouwd of afgebroken',

  wholeTurn: (deeds) => inOneSentence(deeds, 'toen'),
  breaths: {
    heading: 'In het kort',
    siege: 'Een fort op hun plaats is een beleg.',
    wall: 'Een fort op je eigen plaats is een muur. Later geeft het acties.',
    fall: 'Zonder vrije plaats valt een land.',
  },
  turnFor: (country) => `${country}: jouw beurt`,
  turnOf: (country) => `${country}: jouw beurt. Gooi de dobbelsteen.`,
  actionsSpoken: (left) => `Nog ${actions(left)}.`,
  allCountries: (who, free, all, home, army) =>
    `${who} heeft ${inWords(free)} van de ${countNoun(all, 'plaats', 'plaatsen')} vrij en ${countNoun(home, 'fort', 'forten')} thuis. Het leger ${army}`,
  fallenSpoken: (who) => `${who} is gevallen.`,

  undoAsks: 'Jullie moeten het eens zijn: het gaat voorbij een worp terug.',
  backText: (who) => `Dit gaat voorbij een worp terug, naar de beurt van ${who}. Zijn jullie het eens?`,

  tabs: { label: 'Bladen van dit paneel', do: 'Doen', danger: 'Gevaar', forts: 'Forten', tale: 'Verhaal' },
}

export const tableWords: Worded<typeof english> = {
  ...coverWords,
  board,
  dangers,
  hints,
  log,
  refusals,
  table,
}
