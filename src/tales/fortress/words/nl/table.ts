import type { Worded } from '../../../../ui/text/language.ts'
import { countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { tableWords as english } from '../en/table.ts'
import type { Messages } from '../messages.ts'
import { coverWords } from './cover.ts'
import { foresight, hints } from './foresight.ts'
import { log, refusals } from './log.ts'

export const table: Messages['table'] = {
  name: 'De tafel',
  sheets: { own: 'Jouw beleg', other: 'Wat er kan komen' },
  rows: {
    wall: 'Op de muur',
    column: 'De colonne',
    army: 'Jouw leger',
    lands: 'Landen',
    hand: 'Jouw hand',
  },
  place: (at, of) => `${at} van ${of}`,
  deserted: 'De muur is verlaten.',
  nobodyHere: 'Er is nog niemand gekomen.',
  emptyHand: 'Je hand is leeg.',
  noLands: 'Je hebt nog geen land.',
  steppedForward: 'stapte naar voren',
  restsShort: 'kwam vandaag, rust',
  rests: 'kwam deze beurt, rust',
  ready: 'kun je sturen',
  free: 'vrij',
  meets: (who) => `staat tegenover ${who}`,
  crowned: 'niemand van jou kan hem vellen',

  ribbon: {
    draw: 'Trekken',
    drew: (card) => card,
    nothingDrawn: 'er is geen kaart meer',
    turn: 'Jouw beurt',
    othersTurn: 'De beurt',
    acts: 'leg, roep, stuur',
    met: (count) => (count === 1 ? 'één paar' : `${inWords(count)} paren`),
    fought: 'het gevecht is voorbij',
    night: 'Nacht',
    nightNote: 'één worp om je leven',
    assault: 'De bestorming',
    assaultNote: 'op naar de poort',
    opening: 'Je eerste hand',
    openingNote: 'houd je hem?',
    over: 'Het is voorbij',
  },

  life: 'Leven',
  lifeOf: (life) => `${life} leven`,
  tonight: 'Vannacht',
  onAverage: (life) => `gemiddeld ${life}`,
  faceOf: (face, life) => `${face}: ${life}`,
  wouldEnd: 'het einde',
  certainDeath: 'Elke worp vannacht is het einde.',
  nightRange: (least, most) => `vannacht: ${least} tot ${most}`,
  deck: 'Nog in de stapel',
  deckEmpty: 'De stapel is leeg.',
  nextCard: {
    land: (share) => `${share} een land`,
    cast: (share) => `${share} een wezen dat je kunt roepen`,
    treasure: (share) => `${share} je schat`,
    say: (parts) => `Volgende kaart: ${parts}.`,
  },
  treasure: 'Jouw schat',
  treasureWaits: 'Hij wacht in de stapel.',
  treasureInHand: 'Hij is in je hand.',

  landsLeft: (left, all) => `Landen: ${left} van ${all} over`,
  landFree: 'Het volgende land kost geen leven.',
  landCosts: 'Het volgende land kost 1 leven.',
  landKey: 'Het volgende land kost geen leven: de Sleutel betaalt.',
  unspent: (count) => `${count === 0 ? 'geen' : inWords(count)} nog over`,
  handTitle: (count) => `Hand: ${countNoun(count, 'kaart', 'kaarten')}`,
  handLater: 'Hand: vecht eerst',
  cast: (name) => `Roep ${name}`,
  lay: (name) => `Leg ${name}`,
  canCast: 'kun je roepen',
  canLay: 'kun je leggen',

  send: (name) => `Stuur ${name}`,
  tapAgain: {
    lay: 'Tik nog eens om het te leggen.',
    cast: 'Tik nog eens om het te roepen.',
    send: 'Tik nog eens om het te sturen.',
  },
  fight: 'Vecht',
  endTurn: { flourish: 'Einde', main: 'beurt', name: 'Einde beurt' },
  storm: { flourish: 'Bestorm', main: 'de poort', name: 'Bestorm de poort' },
  fightFirst: 'vecht eerst',
  sureToEnd:
    'Je hebt nog niets gedaan, en deze nacht kan je laatste zijn. Druk nog eens voor het einde van je beurt.',
  undoAsks: 'Gaat terug voorbij een worp of een getrokken kaart. Dat komt in het verslag.',
  backText: 'Dit gaat terug voorbij een worp of een getrokken kaart. Doorgaan?',
  why: 'Waarom?',
  whyOff: 'Sluiten',
  odds: 'Kansen',

  tabs: {
    army: (count) => `Leger ${count}`,
    hand: (count) => `Hand ${count}`,
    odds: 'Kansen',
    tale: 'Verhaal',
  },
  choose: 'Kies een wezen om te sturen, of een kaart uit je hand.',
  callNote: 'Leg een land, en roep dan wie je kunt betalen.',
  chooseNote: 'Wijs er een aan: een pijl toont wie erop afkomt.',
  tapNote: 'Tik om te zien wat er gebeurt, tik nog eens om het te doen.',
  assaultNow: 'Er is geen verdediger meer. Leg en roep wat helpt, en bestorm dan de poort.',
  lastPage: 'Naar de laatste bladzijde',
  over: 'Het spel is uit.',

  opening: {
    title: 'Deze hand houden?',
    noLand: 'Er zit geen land in. Je mag één keer zeven andere trekken.',
    noCreature: 'Er zit geen wezen in. Je mag één keer zeven andere trekken.',
    keep: 'Houd hem',
    redraw: 'Trek zeven andere',
  },
  again: {
    title: 'Je bent verdreven',
    text: (last) =>
      `${last ? `${last.damage} tegen ${last.roll}: de` : 'De'} vesting houdt stand. Verzamel je al je kaarten voor een nieuw beleg?`,
    yes: 'Beleger opnieuw',
    no: 'Geef op',
    noLantern: 'Er is geen lantaarn over voor nog een beleg.',
  },
  dice: {
    heading: 'De poort',
    total: (damage) => `Jij: ${damage}`,
    roll: (roll, walls) => (walls > 0 ? `De poort: ${roll} (muren ${walls})` : `De poort: ${roll}`),
  },
  wholeTurn: (life) => `Nog ${inWords(life)} leven.`,
  yourTurn: (turn) => `Beurt ${turn}.`,
  verse: ['De poort wordt bestormd in de beurt', 'nadat de laatste verdediger viel.'],
}

export const tableWords: Worded<typeof english> = {
  ...coverWords,
  foresight,
  hints,
  log,
  refusals,
  table,
}
