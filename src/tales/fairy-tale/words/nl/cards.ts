import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')

/** The origin of a kind of monster, and the aim of all. */
const monster = (from: string) => `Het kwam uit ${from}. Het wil recht op de Eik af.`

export const cards: AllWords['cards'] = {
  section: (section) => `Hoofdstuk ${section}`,
  rulings: (numbers) => `${numbers.length > 1 ? 'regels' : 'regel'} ${numbers.join(', ')}`,

  symbols: {
    wood: 'Telt mee voor tegels die hout kosten. Het raakt nooit op.',
    gold: 'Telt mee voor tegels die goud kosten. Het raakt nooit op.',
    magic: 'Telt mee voor tegels die magie kosten. Het raakt nooit op.',
    distraction: 'Monsters op tegels met een weg hierheen gaan eerst deze kant op.',
    bomb: 'Sta hier en blaas één tegel ernaast op, met monsters en al. Werkt één keer.',
    swap: 'Sta hier en ruil een tegel ernaast voor een van de markt, in plaats van er een te leggen.',
    rotate: 'Sta hier en draai een tegel ernaast, in plaats van er een te leggen.',
    haste: 'Een monster dat hier aankomt, doet meteen nog een stap.',
    'fixed-order':
      'Kan een monster zijn kant niet op, dan probeert het de kanten op volgorde van de cijfers.',
    capacity: 'Dit aantal monsters maakt de tegel vol, in plaats van drie.',
    gate: 'Verspert monsters de weg, heen en terug, tot de monsters van een volle tegel hem breken.',
    wall: 'Verspert de weg tot er genoeg monsters voor staan: één voor elke tegel die hij lang is.',
  },
  spent: 'Al gebruikt.',
  broken: {
    gate: 'Gebroken: de weg is open.',
    wall: 'Hier gebroken: de weg is open.',
  },
  breaksBefore: (n) =>
    n === 1
      ? 'Alleen houdt hij niemand tegen. Bouw er twee.'
      : `${capital(monsters(n))} ervoor breken hem nu.`,
  several: (symbol, count) => `${symbol} × ${count}`,
  inOrder: (sides) => `In deze volgorde: ${sides}.`,
  onRoad: (side) => `Op de weg naar ${side}.`,

  buildings: {
    diamond: 'Stap erop om hem te breken, met zijn monsters. Tot dan kunnen er monsters uit komen.',
    den: 'Bij een 6 kunnen hier nieuwe monsters uit komen.',
    'sleeping-glade': 'Een monster dat hier alleen is, slaapt en blijft.',
    'candy-house': 'Een monster dat binnenkomt, knabbelt en mist zijn volgende stap.',
    'treasure-chest': 'Monsters ernaast gaan erheen. Hij stuurt ze naar de ingang van die kant.',
    palace: 'Monsters kunnen er niet in. Helden wel.',
    catapult: 'Stap erop en ruim alle monsters van één tegel ernaast op.',
    trapdoor:
      'Het eerste monster dat erop komt, valt erdoor en is weg. Een held die hier stapt, zet het weer klaar.',
  },
  set: { trapdoor: 'Het staat klaar.' },
  sprung: { trapdoor: 'Het is open.' },
  cost: (need, symbol, have) => `${need} ${symbol} (het bos heeft ${have})`,
  costs: (list) => `Kost ${list}.`,
  free: 'Kost niets.',

  roads: (roads) => `Wegen naar ${roads}.`,
  oneRoad: (road) => `Een weg naar ${road}.`,
  crowd: (count, capacity) =>
    count === 0
      ? `Ruimte voor ${monsters(capacity)}.`
      : `${capital(monsters(count))} van ${inWords(capacity)}${count >= capacity ? ': vol' : ''}.`,
  neverFull: 'Het raakt nooit vol.',
  oak: 'Een monster dat hem bereikt, is weg, en de Eik verliest een hart.',

  monsters: {
    'frost-giant': monster('het noorden'),
    ogre: monster('het oosten'),
    'big-bad-wolf': monster('het zuiden'),
    'ice-witch': monster('het westen'),
    troll: monster('een hol'),
  },
  numberOf: (n, note) => `${n}: ${note}`,

  carried: {
    basket: {
      name: 'Mandje',
      does: 'Breng het langs alle monsters, vier tegels van de Eik. Ruim dan één tegel naar keuze op.',
    },
    clock: { name: 'Middernachtklok', does: 'In elke vierde beurt kan Assepoester alleen lopen.' },
    lamp: {
      name: 'Lamp',
      does: 'Elke ster is een wens, voor het hele spel: vliegen, een tegel opruimen, of opnieuw gooien.',
    },
  },

  hearts: {
    name: 'Harten van de Eik',
    does: 'Elk monster dat de Eik bereikt, neemt er een. Is het laatste weg, dan verliezen jullie.',
  },
  goals: {
    'last-tile': {
      name: 'De laatste tegel',
      does: 'Jullie winnen als een beurt voorbij is en de stapel leeg. Gebroken diamanten zijn alleen geen hol meer.',
    },
    rounds: {
      name: 'Twintig beurten',
      does: 'Jullie winnen als beurt twintig voorbij is en de Eik nog staat. Gebroken diamanten zijn alleen geen hol meer.',
    },
    monsters: {
      name: 'Monsters om te verslaan',
      does: 'Jullie winnen als een beurt voorbij is en er zoveel weg zijn zonder de Eik te bereiken. Gebroken diamanten zijn alleen geen hol meer.',
    },
  },
  diamonds: {
    name: 'Duistere diamanten',
    does: 'Vind ze alle drie, leg ze en stap erop. Met de derde winnen jullie.',
  },
  die: {
    name: 'Dobbelsteen',
    'new-monsters': '1 tot 4: een kant, vanaf noord met de klok mee; 5: jij kiest; 6: uit een hol.',
    movement: '1 tot 4: de monsters van een kant, vanaf noord met de klok mee; 5: jij kiest; 6: alle.',
  },
  acts: {
    walk: 'Loopt over een weg naar de tegel ernaast. Monsters houden een held nooit tegen.',
    expand: 'Legt een tegel van de markt naast het bos, waar de wegen passen.',
    remove: 'Haalt één monster van de tegel van de held.',
  },
  leftNow: (n) => (n === 0 ? 'Niets meer over deze beurt.' : `Nog ${inWords(n)} deze beurt.`),
  side: (face) =>
    `Bij een ${face} komen er monsters aan deze rand van het bos, of doen die aan deze kant een stap.`,
  entrance: (place) => `Nu komen ze binnen op ${place}, in het gouden kader.`,
  pile: {
    name: 'Stapel',
    does: 'Elke gelegde tegel wordt hieruit aangevuld. Elk derde deel verbergt een duistere diamant.',
  },
}
