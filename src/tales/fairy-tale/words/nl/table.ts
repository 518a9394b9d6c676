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
    ledBy: (player) => `gespeeld door ${player}`,
    walk: 'Lopen',
    expand: 'Tegel leggen',
    lay: 'Leggen',
    remove: 'Verjagen',
    how: {
      walk: 'Druk op een blauwe voetafdruk om erheen te lopen.',
      expand: 'Kies eerst een tegel van de markt.',
      remove: 'Druk op een monster op je tegel om het te verjagen.',
    },
    missing: {
      walk: 'Er is geen open weg om te lopen.',
      expand: 'Er kan nu geen tegel van de markt gelegd worden.',
      remove: 'Er staat geen monster op je tegel. Loop er eerst een tegemoet.',
    },
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
      turn === 4 ? 'Middernacht: ze kan alleen lopen.' : `Beurt ${turn} van 4. Beurt 4 is middernacht.`,
    lamp: (wishes, used) =>
      `${wishes === 0 ? 'Geen wens meer' : `Nog ${countNoun(wishes, 'wens', 'wensen')}`} in de lamp${used === 0 ? '' : `, ${inWords(used)} gebruikt`}.`,
    next: 'hierna aan de beurt',
    after: (hero) => `na ${hero}`,
    gone: 'meegesleurd',
    others: 'Andere helden',
    playerAnd: (player, when) => `${player}, ${when}`,
  },

  power: {
    names: { pull: 'Trek', fly: 'Vlieg', clear: 'Ruim' },
    means: {
      pull: 'Eén keer per beurt: trekt een andere held naar deze tegel, van hoogstens drie tegels ver.',
      fly: 'Een wens: vlieg meteen naar een tegel naar keuze.',
      clear: 'Een wens: ruim alle monsters van één tegel naar keuze op.',
      reroll: 'Een wens: gooi de dobbelsteen opnieuw. De nieuwe worp telt.',
    },
    toAim: {
      pull: 'Druk op een held met een blauwe ring om die hierheen te trekken.',
      fly: 'Druk op een tegel met een blauwe vleugel om erheen te vliegen.',
      clear: 'Druk op een tegel in een blauw kader om de monsters op te ruimen.',
    },
    ready: (name, aim) => `${name}. ${aim}`,
    bargain: 'Maak een afspraak voor deze beurt',
    bargains: {
      'bargain-movement': { name: 'Niemand komt', means: 'maar ze bewegen twee keer' },
      'bargain-monsters': { name: 'Niemand beweegt', means: 'maar er komen er twee keer' },
    },
    askDie: 'Deze worp houden?',
    rollAgain: 'Gooi opnieuw',
    letStand: 'Houden',
  },

  symbol: {
    price: { free: 'gratis', expand: 'in plaats van een tegel' },
    means: {
      destroy: 'Vernietigt één tegel hiernaast met alle monsters erop. Gratis. Werkt één keer.',
      swap: 'In plaats van een tegel te leggen: ruil een tegel hiernaast met een tegel uit de markt.',
      turn: 'In plaats van een tegel te leggen: draai een tegel hiernaast.',
    },
    toAim: {
      destroy: 'Druk op een tegel in een blauw kader om die te vernietigen.',
      swap: 'Druk op een tegel in de markt, dan op een tegel in een blauw kader.',
      turn: 'Druk op een tegel in een blauw kader om die te draaien.',
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
    choice: (name) => `${name} kiest`,
    of: (name) => name,
    placing: 'een tegel in de hand',
    afterRoll: 'als ze er zijn',
    done: 'gedaan',
    afterAction: 'na jouw beurt',
    movingAll: 'aan alle kanten',
    moveTwice: 'twee keer (afspraak)',
    moveNever: 'niet (afspraak)',
    moveLater: 'na de ronde',
    moveAll: 'allemaal, na de beurt',
    toComeTwice: (n) => `${inWords(n)}, dan nog eens`,
    rolling: 'de dobbelsteen rolt',
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
  sweepNote: 'Je kunt geen tegel leggen. Leg er één onder de stapel.',
  nowhere: {
    'fits-nowhere': 'past nu nergens',
    'closes-the-last-road': 'zou de laatste open weg afsluiten',
  },
  felling: {
    why: 'Het bos is dicht. Geen tegel die nog komt, past. Zo kan het spel niet verder.',
    whyInShort: 'Het bos is dicht. Geen tegel die nog komt, past.',
    nothingInShort: 'Het bos is dicht en je kunt geen tegel vellen. Het spel kan niet verder.',
    offer: 'Je mag een tegel vellen in plaats van er een te leggen.',
    take: 'Vel een tegel',
    toAim: 'Kies een tegel om te vellen. Die gaat onder de stapel.',
    nothing:
      'Je kunt nu geen tegel vellen. Tegels rond de Eik blijven, en tegels met een gebouw, een monster of een held. Zo kan het spel niet verder.',
  },
  sweep: 'Eronder',
  sweepName: (tile) => `Leg onder de stapel: ${tile}`,
  placeTile: 'Leg de tegel',
  revealWarning: 'Nieuwe tegel: Terug vraagt eerst.',
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
      forest: 'zijn duistere diamant ligt in het bos',
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
  swept: (n) => `${countNoun(n, 'tegel', 'tegels')} eronder gelegd`,
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
    nobody: 'geen monster beweegt',
    forMonsters: 'Nieuwe monsters',
    forMovement: 'De monsters bewegen',
  },

  status: {
    opening: 'Leg de vier eerste tegels',
    openingHelp:
      'Kies een tegel, dan een kant van de Eik. Aan elke kant één, met een weg naar de Eik. Druk op een gelegde tegel om die te draaien.',
    openingReady: 'Alle vier liggen er. Klaar?',
    turnOf: (name) => `Aan de beurt: ${name}`,
    led: (player, name) => `Aan de beurt: ${player}, met ${name}`,
    toRoll: (n) => `Gooi voor ${countNoun(n, 'nieuw monster', 'nieuwe monsters')}.`,
    toChoose: 'Bekijk elke kant en kies er een.',
    toChooseTile: 'Druk op een tegel in een blauw kader op het bord.',
    toKeep: 'Gooi opnieuw met een wens, of houd deze worp.',
    toRollFirst: 'Probeer hem nu uit op het bord. Leg hem na de worp.',
    toAct: 'Loop, leg een tegel en verjaag een monster, in elke volgorde. Beëindig dan de beurt.',
    toActOn: (left) => `Je kunt nog ${left}, of de beurt beëindigen.`,
    acts: {
      walk: 'lopen',
      expand: 'een tegel leggen',
      sweep: 'een tegel eronder leggen',
      fell: 'een tegel vellen',
      remove: 'een monster verjagen',
      use: 'een kracht gebruiken',
      'use-symbol': 'een symbool gebruiken',
    },
    toEnd: 'Je kunt niets meer doen. Beëindig de beurt.',
    toAim: 'Druk op een blauwe plus: daar past de tegel.',
    toConfirm: (plank, turns) =>
      turns
        ? `Draai hem. Leg hem: druk er nog eens op, of op ${plank}.`
        : `Druk er nog eens op, of druk op ${plank}.`,
    rolling: 'De dobbelsteen rolt…',
    watching: 'De monsters bewegen.',
    again: 'Een herhaling. Het spel verandert niet.',
    over: { won: 'Het bos is gered.', lost: 'De Eik is gevallen.', 'given-up': 'Het boek is dicht.' },
  },

  watchAgain: 'Bekijk nog eens',

  undoBarrier: {
    die: 'Terug tot voor de worp? Dat kan als iedereen het goed vindt; de worp blijft dezelfde.',
    tile: 'Terug tot voor de nieuwe tegel? Dat kan als iedereen het goed vindt; de tegel blijft dezelfde.',
  },

  seal: {
    roll: ['Gooi'],
    rollName: 'Gooi voor nieuwe monsters',
    endTurn: ['Einde', 'beurt'],
    endTurnName: 'Einde beurt',
    begin: ['Begin'],
    beginName: 'Begin het verhaal',
    sure: 'Je hebt nog niets gedaan, en de Eik kan een hart verliezen. Druk nog eens om de beurt te beëindigen.',
    spare:
      'Je kunt nog een monster verwijderen dat de Eik bedreigt. Druk nog eens om de beurt te beëindigen.',
    open: 'Dit is nog niet gedaan. Druk nog eens om de beurt te beëindigen.',
    /** If the table is viewed again after the end of the game. */
    lastPage: ['Laatste', 'bladzij'],
    lastPageName: 'Naar de laatste bladzijde',
  },

  askHint: 'Vraag de Wachter',
  sheets: { left: 'Helden en verhaal', right: 'Markt en stapel', rightHands: 'Tegels en stapel' },
  tabs: {
    five: 'Een vijf',
    label: 'Panelen',
    market: 'Markt',
    hand: 'Tegels',
    heroes: 'Helden',
    tale: 'Verhaal',
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
