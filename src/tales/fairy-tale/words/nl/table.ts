import type { Worded } from '../../../../ui/text/language.ts'
import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { tableWords as english } from '../en/table.ts'
import type { Messages } from '../messages.ts'
import { baseWords } from './base.ts'
import { board, tiles } from './board.ts'
import { foresight } from './foresight.ts'
import { log, refusals } from './log.ts'

export const table: Messages['table'] = {
  name: 'De tafel',

  hero: {
    heading: 'Aan de beurt',
    ledBy: (player) => `geleid door ${player}`,
    walk: 'Lopen',
    expand: 'Tegel leggen',
    lay: 'Leggen',
    remove: 'Verjagen',
    left: (n) => (n === 0 ? 'op' : `nog ${n}`),
    takesWish: (left) => (left === 0 ? 'geen wens meer' : 'kost een wens'),
    wishing: 'Wensen',
    wishes: (n) => (n === 0 ? 'geen wens meer' : n === 1 ? '1 wens' : `${n} wensen`),
    longNames: {
      rumpelstiltskin: 'Repel\u00ADsteeltje',
      'pied-piper': 'De ratten\u00ADvanger',
    },
    basket: 'Draagt het mandje.',
    clock: (turn) =>
      turn === 4 ? 'Middernacht: ze kan alleen lopen.' : `Beurt ${turn} van vier tot middernacht.`,
    lamp: (wishes, used) =>
      `${wishes === 0 ? 'Geen wens meer' : `Nog ${countNoun(wishes, 'wens', 'wensen')}`} in de lamp${used === 0 ? '' : `, ${inWords(used)} gebruikt`}.`,
    next: 'hierna aan de beurt',
    after: (hero) => `na ${hero}`,
    gone: 'meegesleurd',
    others: 'Daarna komen',
    playerAnd: (player, when) => `${player}, ${when}`,
  },

  power: {
    names: { pull: 'Trek', fly: 'Vlieg', clear: 'Ruim' },
    means: {
      pull: 'Trekt één keer per beurt een andere held van hoogstens drie tegels ver naar deze tegel.',
      fly: 'Een wens: vlieg meteen naar een tegel naar keuze.',
      clear: 'Een wens: alle monsters verdwijnen van één tegel, waar die ook ligt.',
      reroll: 'Een wens: de dobbelsteen wordt opnieuw gegooid, en dan blijft hij liggen.',
    },
    toAim: {
      pull: 'Druk op een held met een blauwe ring: die komt naar deze tegel.',
      fly: 'Druk op een tegel met een blauwe vleugel: daarheen brengt één wens.',
      clear: 'Druk op een tegel in een blauw kader: voor één wens verdwijnen alle monsters.',
    },
    ready: (name, aim) => `${name}. ${aim}`,
    bargain: 'Een afspraak in plaats van een gewone beurt',
    bargains: {
      'bargain-movement': { name: 'Niemand komt', means: 'maar ze bewegen twee keer' },
      'bargain-monsters': { name: 'Niemand beweegt', means: 'maar er komen er twee keer' },
    },
    askDie: 'Blijft hij zo liggen?',
    rollAgain: 'Gooi opnieuw',
    letStand: 'Laat liggen',
  },

  symbol: {
    price: { free: 'gratis', expand: 'in plaats van een tegel' },
    means: {
      destroy: 'Vernietigt één tegel hiernaast met alle monsters erop. Gratis, en één keer.',
      swap: 'In plaats van een tegel te leggen: een tegel hiernaast ruilt van plaats met een tegel uit de markt.',
      turn: 'In plaats van een tegel te leggen: draait een tegel hiernaast op zijn plek.',
    },
    toAim: {
      destroy: 'Druk op een tegel in een blauw kader: die wordt vernietigd.',
      swap: 'Druk op een tegel in de markt, dan op een tegel in een blauw kader.',
      turn: 'Druk op een tegel in een blauw kader: die wordt gedraaid.',
    },
  },

  price: {
    label: 'Kost',
    icon: (symbol, need, have) =>
      `${need} ${symbol}, ${have < need ? `maar het bos heeft er ${have === 0 ? 'geen' : `maar ${have}`}` : `en het bos heeft er ${have}`}`,
    costs: (list) => `kost ${list}`,
    inForest: 'In het bos',
    counted: (symbol, count) => `${count} ${symbol}`,
  },

  hearts: (n) => `Eik: nog ${n} ${n === 1 ? 'hart' : 'harten'}`,
  heartsShort: (n, of) => `Eik ${n}/${of}`,
  diamonds: (n, of) => `${n} van ${of} gebroken`,
  diamondsShort: (n, of) => `Stuk ${n}/${of}`,
  goals: {
    'last-tile': (left) => (left === 1 ? 'nog 1 tegel' : `nog ${left} tegels`),
    rounds: (done, of) => `Beurt ${done} van ${of}`,
    monsters: (done, of) => `${done} van ${of} verslagen`,
  },
  goalsShort: {
    'last-tile': (left) => `Nog ${left}`,
    rounds: (done, of) => `Beurt ${done}/${of}`,
    monsters: (done, of) => `Weg ${done}/${of}`,
  },
  denBroken: 'Een duistere diamant is gebroken: een hol minder.',
  diamondBroken: (left) =>
    left === 0
      ? 'De laatste duistere diamant is gebroken!'
      : `Een duistere diamant is gebroken, nog ${inWords(left)} te gaan.`,
  diamondStates: (destroyed, forest, drawn, hidden) =>
    `Duistere diamanten: ${destroyed} gebroken, ${forest} in het bos, ${drawn} getrokken, ${hidden} nog verborgen.`,

  phases: {
    label: 'De beurt',
    opening: {
      title: 'Eerste tegels',
      note: (n) => (n === 0 ? 'nog geen van vier' : `${inWords(n)} van vier ${n < 2 ? 'ligt' : 'liggen'}`),
    },
    spawn: 'Nieuwe monsters',
    action: 'Jouw beurt',
    move: 'Monsters bewegen',
    toCome: (n) => `${inWords(n)} op komst`,
    cameFrom: (n, side) => `${inWords(n)} uit ${side}`,
    den: 'het hol',
    everySide: 'alle kanten',
    nobodyCame: 'er kwam niemand',
    afterOpening: 'dan begint het',
    choice: (name) => `keus aan ${name}`,
    of: (name) => name,
    placing: 'een tegel in de hand',
    afterRoll: 'als ze er zijn',
    done: 'gedaan',
    afterAction: 'na jouw beurt',
    movingAll: 'aan alle kanten',
    moveTwice: 'twee keer, afgesproken',
    moveNever: 'niet, zo afgesproken',
    moveLater: 'na de ronde',
    moveAll: 'allemaal, na de beurt',
    toComeTwice: (n) => `${inWords(n)}, dan nog eens`,
    rolling: 'de dobbelsteen valt',
  },

  market: 'Markt',
  handOf: (hero) => `Tegels van ${hero}`,
  slot: (n, tile) => `Markt ${n}: ${tile}`,
  handSlot: (n, tile) => `Tegel ${n}: ${tile}`,
  numbered: (symbol, number) => `${symbol} ${number}`,
  chosen: 'gekozen',
  roads: (sides) => `wegen ${sides}`,
  emptySlot: 'leeg',
  emptySlotName: (n) => `Plek ${n}: leeg, want de stapel is op`,
  turnTile: (tile) => `Draai ${tile}`,
  sweepNote: 'Er past geen tegel: leg er één onder de stapel.',
  nowhere: {
    'fits-nowhere': 'past nu nergens',
    'closes-the-last-road': 'zou de laatste open weg afsluiten',
  },
  felling: {
    why: 'Het bos is dicht: geen enkele tegel die nog komt, past, dus het verhaal kan niet verder.',
    whyInShort: 'Het bos is dicht: geen tegel die nog komt, past ergens.',
    nothingInShort: 'Het bos is dicht, en er kan geen tegel worden geveld: het verhaal kan niet verder.',
    offer: 'Je mag een tegel vellen in plaats van er een te leggen.',
    take: 'Vel een tegel',
    toAim: 'Kies de tegel die geveld wordt: die gaat onder de stapel.',
    nothing:
      'Er kan nu geen tegel worden geveld: die rond de Eik blijven, en die met een gebouw, een monster of een held. Zoals het bos nu ligt, kan het verhaal niet verder.',
  },
  sweep: 'Eronder',
  sweepName: (tile) => `Leg onder de stapel: ${tile}`,
  placeTile: 'Leg de tegel',
  laidForGood: 'Nieuwe tegel open: deze blijft liggen.',
  firstTiles: 'Eerste tegels',
  firstTile: (n, tile) => `Eerste tegel ${n}: ${tile}`,
  inHand: 'in de hand',
  laidAt: (side) => `ligt ${side}`,
  placeForUs: 'Leg ze voor ons',

  pile: 'Stapel',
  third: (n, tiles, gem) => {
    const size = `${capital(ordinal(n))} derde: ${countNoun(tiles, 'tegel', 'tegels')}`
    const words = {
      hidden: 'er schuilt een duistere diamant in',
      drawn: 'zijn duistere diamant is getrokken',
      forest: 'zijn duistere diamant staat in het bos',
      destroyed: 'zijn duistere diamant is gebroken',
    }
    return `${size}; ${words[gem]}.`
  },
  hiding: (n) =>
    n === 0
      ? 'geen diamanten meer in de stapel'
      : n === 1
        ? 'hier schuilt de laatste diamant'
        : `hier schuilen ${inWords(n)} diamanten`,
  swept: (n) => `${countNoun(n, 'weggelegde tegel', 'weggelegde tegels')} eronder`,
  verse: {
    sturdy: ['Breek drie duistere', 'diamanten vóór drie', 'monsters de Eik raken.'],
    frail: ['Breek drie duistere', 'diamanten vóór een', 'monster de Eik raakt.'],
  },
  verseOf: {
    'last-tile': ['Trek alle tegels', 'van de stapel, en laat', 'de Eik nog staan.'],
    rounds: ['Laat twintig beurten', 'voorbijgaan, en laat', 'de Eik nog staan.'],
    monsters: ['Verjaag er zoveel', 'dat geen monster meer', 'bij de Eik durft.'],
  },

  die: {
    side: { north: 'het noorden', east: 'het oosten', south: 'het zuiden', west: 'het westen' },
    first: (side) => `eerst ${side}`,
    rolled: (face, meaning) => `${face}: ${meaning}`,
    mayChoose: (name) => `de keus is aan ${name}`,
    den: 'uit het hol',
    noDen: {
      'roll-again': 'geen open hol binnen bereik, nog eens gooien',
      none: 'geen open hol binnen bereik, er komt niemand',
      'every-side': 'geen open hol binnen bereik, van alle kanten',
    },
    all: 'alle monsters',
    forMonsters: 'Nieuwe monsters',
    forMovement: 'De monsters bewegen',
  },

  status: {
    opening: 'Leg de vier eerste tegels',
    openingHelp:
      'Kies een tegel, dan een kant van de Eik: aan elke kant één, met een weg erheen. Druk op een gelegde tegel om die te draaien.',
    openingReady: 'Alle vier liggen er. Begin als het zo goed is.',
    turnOf: (name) => `Aan de beurt: ${name}`,
    led: (player, name) => `Aan de beurt: ${player}, met ${name}`,
    toRoll: (n) => `Gooi voor ${countNoun(n, 'nieuw monster', 'nieuwe monsters')}.`,
    toChoose: 'Druk op een van de vier wegwijzers op het bord.',
    toChooseTile: 'Druk op een tegel in een blauw kader op het bord.',
    toKeep: 'Gooi de dobbelsteen voor een wens opnieuw, of laat hem liggen.',
    toRollFirst: 'Probeer hem alvast uit op het bord; leggen doe je na de worp.',
    toAct: 'Loop, leg een tegel en verjaag een monster, in elke volgorde; beëindig dan de beurt.',
    toActOn: (left) => `Je kunt nog ${left}, of de beurt beëindigen.`,
    acts: {
      walk: 'lopen',
      expand: 'een tegel leggen',
      sweep: 'een tegel wegleggen',
      fell: 'een tegel vellen',
      remove: 'een monster verjagen',
      use: 'een kracht gebruiken',
      'use-symbol': 'een symbool gebruiken',
    },
    toEnd: 'Er is niets meer te doen: beëindig de beurt.',
    toAim: 'Druk op een plek met een blauwe plus: daar past de tegel.',
    toConfirm: (plank, turns) =>
      turns
        ? `Draai hem, druk er nog eens op, of druk op ${plank}.`
        : `Druk er nog eens op, of druk op ${plank}.`,
    rolling: 'De dobbelsteen rolt…',
    watching: 'De monsters zijn onderweg.',
    again: 'Herhaling; het spel is niet veranderd.',
    over: { won: 'Het bos is gered.', lost: 'De Eik is gevallen.', 'given-up': 'Het boek is dicht.' },
  },

  show: {
    label: 'De beurt van de monsters',
    skip: 'Sla over',
    pause: 'Pauze',
    resume: 'Ga door',
    step: 'Eén stap',
    again: 'Bekijk nog eens',
    speed: (speed) => `Tempo: ${speed}`,
    speeds: { calm: 'rustig', brisk: 'vlot', instant: 'meteen' },
  },

  undoBarrier: {
    die: 'Er is een dobbelsteen gevallen. Verder terug kan als iedereen het goed vindt; hij valt straks weer net zo.',
    tile: 'Er is een tegel omgedraaid. Verder terug kan als iedereen het goed vindt.',
  },

  seal: {
    roll: ['Gooi'],
    rollName: 'Gooi voor nieuwe monsters',
    endTurn: ['Einde', 'beurt'],
    endTurnName: 'Einde beurt',
    begin: ['Begin'],
    beginName: 'Begin het verhaal',
    sure: 'Je hebt nog niets gedaan, en de Eik kan een hart verliezen. Druk nog eens om de beurt te beëindigen.',
    /** For those who look at the table again after the end. */
    lastPage: ['Terug'],
    lastPageName: 'Terug naar de laatste bladzijde',
  },

  askHint: 'Een hint van de Wachter',
  sheets: { left: 'Helden en verhaal', right: 'Markt en stapel', rightHands: 'Tegels en stapel' },
  tabs: {
    label: 'Bladen',
    market: 'Markt',
    hand: 'Tegels',
    heroes: 'Helden',
    tale: 'Verhaal',
    forest: 'Bos',
  },

  takeTileFirst: 'Pak eerst een tegel en draai hem dan met R.',

  spoken: {
    turn: (name, chapter) => `Aan de beurt: ${name}. ${chapter}.`,
    chosen: (tile) => `${tile} gekozen.`,
    liesFirst: (tile, side, roads) => `${tile} ligt ${side}, wegen ${roads}.`,
    firstOf: (laid) => (laid === 4 ? 'Alle vier liggen er.' : `${capital(inWords(laid))} van de vier.`),
    notLaid: (tiles) => `Nog in de hand: ${tiles}.`,
    turned: (tile, roads) => `${tile}, wegen ${roads}.`,
  },
}

export const spoken: Messages['spoken'] = {
  describe: 'Beschrijf de tafel',
  grid: 'Tegels en plekken van het bos',
  at: (monsters, place) => `${monsters} op ${place}`,
  now: (groups) => `Nu: ${groups}.`,
  farther: (n) => `nog ${inWords(n)}, verder weg`,
  theTile: 'de tegel',
}

export const tableWords: Worded<typeof english> = {
  ...baseWords,
  common: { ...baseWords.common, tiles },
  board,
  foresight,
  log,
  refusals,
  spoken,
  table,
}
