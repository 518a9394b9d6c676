import { inOneSentence } from '../../../../ui/text/in-one-sentence.ts'
import type { Worded } from '../../../../ui/text/language.ts'
import { countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { tableWords as english } from '../en/table.ts'
import type { Messages } from '../messages.ts'
import { common } from './base.ts'
import { board } from './board.ts'
import { coverWords } from './cover.ts'
import { hints, threats } from './foresight.ts'
import { log, refusals } from './log.ts'

const { manyOf, oneOf } = common

export const table: Messages['table'] = {
  name: 'De tafel',
  sheets: { own: 'Jullie kant', other: 'De andere kant' },
  standing: (count) => `${count} van 7`,
  onBoard: 'op het bord',
  standingSpoken: (side, count) => `${side}: ${count} van 7 op het bord.`,
  boogyman: {
    title: 'De Boogyman',
    home: 'wacht in zijn hol',
    out: (tile) => `is buiten, op ${tile}`,
  },
  quiet: (turns) => `${turns} stille beurten (40 is gelijkspel)`,

  ribbon: {
    yourTurn: 'jouw beurt',
    oneLeft: 'nog één actie',
    next: 'daarna',
    places: (count) => (count === 1 ? 'zet er één' : `zet er ${inWords(count)}`),
    won: 'heeft gewonnen',
    drawn: 'gelijkspel',
    done: {
      place: 'gezet',
      step: 'gestapt',
      spawn: 'erbij gemaakt',
      call: 'hem geroepen',
      prowl: 'geslopen',
    },
    twice: (done) => `twee keer ${done}`,
  },

  todo: {
    placing: (side) => `Zet een ${oneOf[side]} neer`,
    placingNote: (placed) =>
      `Overal waar plaats is. Van de vier ${
        placed === 0 ? 'staat er nog geen' : placed === 1 ? 'staat er één' : `staan er ${inWords(placed)}`
      }.`,
    placeForUs: 'Zet ze voor ons neer',
    choose: (actions) => (actions === 2 ? 'Jouw beurt' : 'Nog één actie'),
    chooseNote: (side, boogyman) => `Kies een van je ${manyOf[side]}${boogyman ? ', of je Boogyman' : ''}.`,
    yours: (tile) => `Van jou, op ${tile}`,
    yourBoogyman: (tile) => `Jouw Boogyman, op ${tile}`,
    between: (trees) => (trees === 0 ? 'geen boom ernaast' : `${countNoun(trees, 'boom', 'bomen')} ernaast`),
    holdToLook: 'Pak een stuk op en houd een vak ingedrukt om te zien wat er dan gebeurt.',
    prowls: 'Hij loopt een tot drie vakken, nooit tussen bomen.',
    spawn: 'Erbij maken',
    call: 'Roep de Boogyman',
    callShort: 'Roep hem',
    spawnGain: (count) => `één erbij: ${inWords(count)} van de zeven`,
    spawnWins: 'de zevende: je wint',
    callCost: 'deze gaat naar huis',
    callPrey: (tiles) => `deze gaat naar huis; hij kan ${tiles} vangen`,
    lastPage: 'Naar de laatste bladzijde',
    over: 'Het spel is uit.',
  },
  wholeTurn: (deeds) => inOneSentence(deeds, 'toen'),
  turnOf: (side) => `${side}: jouw beurt.`,
  actionsLeft: (left) => countNoun(left, 'actie', 'acties'),
  actionsSpoken: (left) => `Nog ${countNoun(left, 'actie', 'acties')}.`,

  undoAsks: 'Jullie moeten het samen eens zijn.',
  backText: (who) => `Dit neemt een deel terug van een beurt van ${who}. Zijn jullie het eens?`,

  tabs: { do: 'Doen', lookOut: 'Pas op', tale: 'Verhaal', how: 'Hoe' },
  breaths: {
    heading: 'In het kort',
    tree: 'De laatste die gaat, plant een boom.',
    spawn: 'Twee bomen maken er één bij.',
    prowl: 'De Boogyman loopt drie vakken, niet tussen bomen.',
  },
  verse: ['Wie er zeven heeft staan wint.', 'Wie er geen heeft, verliest.'],
}

export const tableWords: Worded<typeof english> = {
  ...coverWords,
  board,
  hints,
  log,
  refusals,
  table,
  threats,
}
