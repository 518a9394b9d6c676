import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'
import { verb } from './base.ts'

export const described: AllWords['described'] = {
  left: (things) => `Nog over: ${things}.`,
  steps: (n) => countNoun(n, 'stap', 'stappen'),
  expands: (n) => countNoun(n, 'tegel te leggen', 'tegels te leggen'),
  removes: (n) => countNoun(n, 'monster te verjagen', 'monsters te verjagen'),
  standsAt: (name, place) => `${capital(name)} ${verb(name, 'staat', 'staan')} op ${place}.`,
  standsOnOak: (name) => `${capital(name)} ${verb(name, 'staat', 'staan')} op de Eik.`,
  isGone: (name) => `${capital(name)} ${verb(name, 'is', 'zijn')} meegesleurd.`,
  noMonsters: 'Er is geen monster in het bos.',
  monsters: (n) =>
    `${capital(countNoun(n, 'monster', 'monsters'))} in het bos${n === 1 ? '' : ', het dichtstbijzijnde eerst'}.`,
  onSide: (sides, groups) => `${capital(sides)}: ${groups}.`,
  forest: (width, height, come) =>
    `Het bos is ${inWords(width)} breed en ${inWords(height)} hoog: er ${come === 1 ? 'komt' : 'komen'} ${countNoun(come, 'monster', 'monsters')} per keer.`,
}

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')

export const handover: AllWords['handover'] = {
  newMonsters: (n) => `Nieuwe monsters: ${inWords(n)}`,
  turnOf: (hero) => `Aan de beurt: ${hero}`,
  quiet: 'Het bleef stil in het bos.',

  reached: (monster) => `${capital(monster)} bereikte de Eik:`,
  reachedAll: (n) => `${capital(monsters(n))} bereikten de Eik:`,
  heartsLost: (n) => `De Eik verloor ${n === 1 ? 'een hart' : countNoun(n, 'hart', 'harten')}:`,
  heartsLeft: (n) => (n === 1 ? 'er is nog één hart.' : `er zijn nog ${countNoun(n, 'hart', 'harten')}.`),
  shattered: (name) => `${capital(name)} ${verb(name, 'brak', 'braken')} een duistere diamant:`,
  broken: (n) => (n === 1 ? 'de eerste van drie.' : n === 2 ? 'nog één te gaan.' : 'de laatste.'),
  laidDiamond: (name) => `${capital(name)} ${verb(name, 'legde', 'legden')} een duistere diamant`,
  at: (place) => `op ${place}.`,
  near: (n) => `${capital(monsters(n))} ${n === 1 ? 'staat' : 'staan'} één stap van de Eik.`,
  came: (n) => `Er ${n === 1 ? 'kwam' : 'kwamen'} ${monsters(n)}`,
  from: (sides) => `uit ${sides}.`,
  did: (name, deeds) => `${capital(name)} ${deeds}.`,
  deeds: {
    gone: (name, n) => `${verb(name, 'verjoeg', 'verjoegen')} ${monsters(n)}`,
    tiles: (name, n) =>
      `${verb(name, 'legde', 'legden')} ${n === 1 ? 'een tegel' : countNoun(n, 'tegel', 'tegels')}`,
    steps: (name, n) => `${verb(name, 'liep', 'liepen')} ${countNoun(n, 'stap', 'stappen')}`,
  },
}

export const keys: AllWords['keys'] = {
  groups: { board: 'Het bos' },
  onBoard: 'Terwijl de focus op het bos ligt.',
  means: {
    seal: 'Gooien, de beurt beëindigen, het verhaal beginnen',
    take: 'Een tegel in de hand nemen',
    turn: 'Draaien wat je in de hand hebt',
    'turn-back': 'Terugdraaien',
    confirm: 'Bevestigen',
    'put-back': 'Terugleggen wat je in de hand hebt, of een kaart of de toekomsten sluiten',
    wield: 'Een kracht of een symbool kiezen',
    pour: 'Giet de emmer over een vuur (nieuwere dozen)',
    order: 'Neem een soldaat in dienst, of laat er een marcheren (nieuwere dozen)',
    cast: 'Spreek de spreuk (nieuwere dozen)',
    switch: 'Draai de wegwijzer of zet de brug hier om (nieuwere dozen)',
    side: 'Noord, oost, zuid of west kiezen, als om een kant gevraagd wordt',
    again: 'De beurt van de monsters nog eens bekijken',
    describe: 'Horen hoe de tafel ervoor staat',
    about: 'Wat is dit? De kaart ervan',
    why: 'Waarom gaat dit monster daarheen?',
    hint: 'Een hint van de Wachter; nog eens: meer ervan',
    futures: 'De zes toekomsten',
    routes: 'Alle wegen naar de Eik',
    peek: 'Alles zien wat komt, zolang de toets is ingedrukt',
    level: 'Waarschuwingen: op verzoek, alleen gevaar, of alles',
    rove: 'Van plek naar plek; het beeld, als het bos zelf de focus heeft',
    'row-ends': 'Naar de eerste of de laatste plek van een rij',
    fit: 'Het hele bos',
  },
}

const suggests = (name: string) => `${capital(name)} ${verb(name, 'stelt', 'stellen')} voor`

export const pins: AllWords['pins'] = {
  suggests,
  how: 'Wijs een plek, monster, tegel of kracht aan. Het is maar een voorstel.',
  refused: (name) => `Dat kan alleen ${name}. Stel een plek, een tegel, een monster of een kracht voor.`,
  walk: (place) => `loop naar ${place}`,
  tile: (tile, place) => `leg ${tile} op ${place}`,
  monster: (monster, n) => `verjaag ${monster}, nummer ${n}`,
  pull: (character) => `trek ${character} hierheen`,
  fly: (place) => `vlieg naar ${place}`,
  clear: (place) => `ruim ${place} op`,
  destroy: (place) => `blaas de tegel op ${place} op`,
  swap: (tile, place) => `ruil de tegel op ${place} voor ${tile}`,
  turn: (place) => `draai de tegel op ${place}`,
  spoken: (name, words) => `${suggests(name)}: ${words}.`,
}
