import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'
import { verb } from './base.ts'
import { SIDES } from './foresight.ts'

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')

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
    seal: 'Gooi voor nieuwe monsters, einde beurt, of begin het verhaal',
    take: 'Een tegel in de hand nemen',
    turn: 'Draaien wat je in de hand hebt',
    'turn-back': 'Terugdraaien',
    confirm: 'Bevestigen',
    'put-back': 'Terugleggen wat je in de hand hebt, of een kaart of de toekomsten sluiten',
    walk: 'Naar de volgende plek waar je held kan lopen; Enter loopt',
    remove: 'Naar het volgende monster dat je held kan verjagen; Enter verjaagt het',
    wield: 'Een kracht of een symbool kiezen',
    pour: 'Giet de emmer over een vuur (nieuwere dozen)',
    order: 'Neem een soldaat in dienst, of laat er een marcheren (nieuwere dozen)',
    cast: 'Spreek de spreuk (nieuwere dozen)',
    switch: 'Draai de wegwijzer of zet de brug hier om (nieuwere dozen)',
    side: 'Noord, oost, zuid of west kiezen als dat gevraagd wordt',
    again: 'De beurt van de monsters nog eens bekijken',
    describe: 'De tafel beschrijven',
    about: 'Wat is dit? De kaart tonen',
    why: 'Waarom gaat dit monster daarheen?',
    hint: 'Vraag de Wachter; druk nog eens voor meer',
    futures: 'De zes toekomsten',
    routes: 'Alle wegen naar de Eik',
    peek: 'Alles zien wat komt, zolang de toets is ingedrukt',
    level: 'Pijlen en waarschuwingen: op verzoek, altijd, of dik',
    rove: 'Van plek naar plek gaan, of het beeld van het bos schuiven',
    'row-ends': 'Naar de eerste of laatste plek van een rij',
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

const hearts = (n: number) => countNoun(n, 'hart', 'harten')

export const futures: AllWords['futures'] = {
  help: 'Wijs een toekomst aan om die op het bord te zien. Druk erop om die te laten staan.',
  ifRolled: (face, roll) => {
    if (roll === 'choose') return 'Bij een 5: kies zelf'
    if (roll === 'all') return `Bij een ${face}: alle bewegen`
    return `Bij een ${face}: ${SIDES[roll]} beweegt`
  },
  ofMoves: (title, moves) => (moves > 1 ? `${title} (de eerste van ${inWords(moves)} keer bewegen)` : title),

  would: ({ hurt, ends }) =>
    ends ? 'zou het spel kosten' : hurt > 1 ? `zou ${hearts(hurt)} kosten` : 'zou de Eik raken',

  does: {
    oak: 'bereikt de Eik',
    gone: 'verdwijnt',
    stays: 'blijft waar het is',
    steps: (side) => `één stap ${side}`,
    hurries: (n, place) => `haast zich ${countNoun(n, 'stap', 'stappen')}, naar ${place}`,
  },
  nobody: 'Niemand beweegt.',

  odds: {
    heading: 'Gevaar voor de Eik',
    now: 'Als jullie nu gooien',
    next: 'Na de volgende beurt, als jullie niets doen',
    far: (turns) => `Binnen ${countNoun(turns, 'beurt', 'beurten')}, bij gewoon spel`,
    hearts: (n) => `${capital(hearts(n))} kwijt`,
    anyHeart: 'Een hart kwijt',
    theTale: 'Het spel verloren',
    percent: (chance) =>
      chance > 0 && chance < 0.01 ? 'minder dan 1\u00A0%' : `${Math.round(chance * 100)}\u00A0%`,
    about: (chance, giveOrTake) =>
      `zo’n ${Math.round(chance * 20) * 5}\u00A0% (±${Math.max(5, Math.ceil(giveOrTake * 20) * 5)})`,
    by: (roll, chance) => `${roll} ${chance}`,
  },
}

export const hint: AllWords['hint'] = {
  more: 'Meer',
  title: { thinker: 'De hint van de Wachter', quick: 'De hint van de Leerling' },
  thinking: 'De Wachter denkt na…',
  danger: (what, face, would) => `Let op ${what}: een ${face} ${would}.`,
  comers: (monsters, place) => `${monsters} op ${place}`,
  oneSide: (side) => `het ${side}en`,
  everySide: 'alle kanten',
  likely: (percent) => `Kans dat de Eik deze beurt wordt geraakt: ${percent}.`,
  nearest: (who) => `Geen worp raakt nu de Eik. Het dichtstbijzijnde gevaar is ${who}.`,
  safe: 'Geen worp raakt nu de Eik. Ga de diamanten zoeken.',
  safeNow: 'Geen worp raakt nu de Eik.',
  question: 'Jij mag kiezen. Vergelijk de kanten.',
  would: (what) => `Ik zou ${what}.`,
  kinds: {
    lay: 'een eerste tegel leggen',
    begin: 'het verhaal beginnen',
    roll: 'gooien',
    'choose-side': 'de veiligste kant kiezen',
    walk: 'naar een andere tegel lopen',
    expand: 'een tegel leggen',
    sweep: 'een tegel onder de stapel leggen',
    fell: 'een tegel vellen om het bos te openen',
    remove: 'een monster verjagen',
    use: 'de kracht van je held gebruiken',
    'use-symbol': 'het symbool gebruiken waar je staat',
    'keep-die': 'deze worp houden',
    'choose-place': 'de ergste tegel opruimen',
    'end-turn': 'de beurt beëindigen',
    'give-up': 'opgeven',
  },
  exact: (what) => `${capital(what)}.`,
  side: (side) => `kies het ${side}en`,
  sweep: (tile) => `leg ${tile} onder de stapel`,
  fell: (tile, place) => `vel ${tile} op ${place}`,
  step: (side) => `loop naar het ${side}en`,
  theMonster: (monster) => `verjaag ${monster}`,
  monster: (monster, n) => `verjaag ${monster} (nummer ${n})`,
  crowd: (place) => `verjaag alle monsters op ${place}`,
  power: (power) => `gebruik je kracht: ${power}`,
  on: (what, target) => `${what}, op ${target}`,
  symbol: (symbol, place) => `gebruik ${symbol} op ${place}`,
  place: (place) => `ruim ${place} op`,
  gain: (before, after) => `Gevaar voor de Eik deze beurt: van ${before} naar ${after}.`,
  gainNone: (risk) => `Gevaar voor de Eik deze beurt: ${risk}, onveranderd.`,
  wins: 'Daarmee winnen jullie het spel.',
  close: 'Leg de hint weg',
}

export const preview: AllWords['preview'] = {
  title: 'Als je dit doet',
  nothing: 'Geen verschil.',
  longest: (before, after) => `Langste zijde ${before} → ${after}`,
  toCome: (after) => `${after} ${after === 1 ? 'nieuw monster' : 'nieuwe monsters'} per beurt`,
  sameToCome: 'evenveel nieuwe monsters als eerst',
  icons: (more, symbol) => `${more > 0 ? '+' : '−'}${Math.abs(more)} ${symbol}`,
  payable: (tiles) => `Dan te betalen: ${tiles}`,
  hurt: 'Gevaar voor de Eik deze beurt',
  hurtNow: (percent) => `van ${percent}\u00A0%`,
  hurtThen: (percent) => `naar ${percent}\u00A0%`,
  entrance: (side, place) => `Ingang ${side}: ${place}`,
  entranceGone: (side) => `Ingang ${side}: geen`,
  goes: (n, willBe, was) => `${n === 1 ? 'Eén monster' : `${n} monsters`}: niet meer ${was}, maar ${willBe}`,
  sameEnd: (n, willBe) =>
    `${n === 1 ? 'Eén monster gaat een andere weg' : `${n} monsters gaan een andere weg`}: ${willBe}`,
  ends: {
    oak: (rolls) => `over ${countNoun(rolls, 'worp', 'worpen')} bij de Eik`,
    gone: 'onderweg verdwenen',
    stays: 'vast',
    loop: 'in een kringetje',
  },

  routes: {
    summary: (n) => `${capital(monsters(n))} onderweg, als er niets verandert.`,
    list: 'Waar de monsters heen gaan, als er niets verandert',
    of: (name, place, end) => `${name}, op ${place}: ${end}.`,
    none: 'Er staat geen monster in het bos.',
    counts: 'Hoeveel monsters samen gaan',
    together: (n, from) => `${capital(monsters(n))} gaan dezelfde kant op vanaf ${from}`,
  },
}

export const legend: AllWords['legend'] = {
  name: 'Wat de tekens betekenen',
  close: 'Sluit de legenda',
  always: {
    enters: 'komen hier binnen',
    step: 'gaat nu hierheen',
    oak: 'bereikt de Eik',
    stays: 'blijft staan',
  },
  ways: {
    step: 'drie monsters gaan zo',
    oak: 'gaan naar de Eik',
    loop: 'loopt in een kring',
    stays: 'zit vast',
    gone: 'verdwijnt onderweg',
  },
  settingOf: { shown: 'Getoond', closed: 'Gesloten' },
}

const rows = (n: number) => countNoun(n, 'rij', 'rijen')

export const why: AllWords['why'] = {
  title: 'Waarom daarheen?',
  stayTitle: 'Waarom blijft het?',
  comingTitle: 'Waarom hier, waarom zoveel?',
  askNext: 'Waar gaat het heen?',
  askStep: 'Waarom?',
  askSteps: 'De stappen die te zien zijn',
  ofStep: (name, order, to) =>
    `${name}, ${order === null ? 'volgende' : ordinal(order)} stap${to === null ? '' : `, naar ${to}`}: waarom?`,
  toOak: 'de Eik',
  key: 'W: waar gaat het heen, en waarom?',
  book: 'In het regelboek',
  previous: 'De vorige',
  next: 'De volgende',
  count: (n, of) => `${n} van ${of}`,
  stepOf: (n, of) => `Stap ${n} van ${of} achter elkaar`,
  which: 'Als de dobbelsteen valt op',
  faces: { north: '1: Noord', east: '2: Oost', south: '3: Zuid', west: '4: West', all: '6: alle' },

  who: (name, place) => `${name}, op ${place}.`,
  tries: 'Het probeert zijn uitgangen in deze volgorde:',
  triesIf: (face) => `Valt de dobbelsteen op ${face}, dan probeert het zijn uitgangen in deze volgorde:`,
  hasty: 'Het komt op een volle tegel en haast zich verder.',
  hastyBy: (symbol) => `Het haast zich verder: ${symbol}.`,
  appearedFull: 'Het verschijnt op een volle tegel en haast zich verder.',
  stays: 'Dus blijft het staan.',
  reaches: 'Het bereikt de Eik, en die verliest een hart.',
  breaks: (symbol) => `Het breekt ${symbol}.`,
  falls: (building) => `Het valt door ${building} en is weg.`,
  putOut: (side, building) => `${capital(building)} stuurt het naar de ingang in het ${side}en.`,
  delayed: (building) => `Het verliest zijn volgende stap bij ${building}.`,
  movesAfter: (n) => (n === 1 ? 'Eén monster gaat ervoor.' : `${capital(monsters(n))} gaan ervoor.`),
  exits: 'Zijn uitgangen, in zijn volgorde',

  refused: {
    'no-road': 'geen weg',
    'joins-nothing': 'leidt het bos uit',
    'entered-already': 'daar was het net al',
  },
  full: (count, capacity) => `vol (${count} van ${capacity})`,
  pushed: (count, capacity) => `vol (${count} van ${capacity}), maar de eerste in de volgorde`,
  pushedNote: 'Niets is open, dus dringt het zich erin.',
  open: (count, capacity) => (count === 0 ? 'open' : `open, ${inWords(count)} van ${inWords(capacity)} daar`),
  neverFull: 'open, en nooit vol',
  oak: 'de Grote Wijze Eik',
  breaksThrough: 'ze zijn met genoeg om door te breken',
  untried: 'niet geprobeerd',
  foundFirst: (side) => `Het koos eerst ${side}.`,
  drawnBy: (name) => `${capital(name)} lokt het, dus die kant eerst.`,
  drawnToo: 'Het werd eerst daarheen gelokt.',
  desired: {
    straight: 'Recht op de Eik af, dus die kant eerst.',
    longer: 'De langste weg naar de Eik, dus die kant eerst.',
    diagonal: 'Beide kanten zijn even lang: eerst met de klok mee om de Eik.',
  },
  nextClockwise: 'De volgende met de klok mee.',
  nextPrinted: 'De volgende die op zijn tegel staat.',
  fates: { refused: 'kan niet', taken: 'gekozen', untried: 'niet geprobeerd' },

  rules: {
    straight: 'Een monster wil recht op de Eik af.',
    longer: 'Een monster wil langs de langste van zijn twee afstanden tot de Eik.',
    diagonal: 'Op een diagonaal wil een monster de kant op die met de klok mee om de Eik gaat.',
    clockwise: 'Bestaat die kant niet, dan probeert het de andere drie, met de klok mee.',
    noMemory: 'Monsters hebben geen geheugen: ze mogen meteen terug.',
    forced:
      'Bestaat er geen enkele kant, dan moet het een volle tegel op, de eerste in dezelfde volgorde, en haast het zich verder.',
    nothingLeft: 'Is er niets meer over, dan blijft het staan.',
    entrance:
      'Eerst die met een weg naar een lege plek; dan de verste; dan die het dichtst bij de eigen rij of kolom van de Eik; dan die met de klok mee.',
    den: 'Bij een 6 komen ze uit het hol dat het verst van de Eik ligt en er met een weg aan vastzit.',
    count: 'Er komen er zoveel als de langste zijde van het bos, min twee, minstens één.',
  },

  coming: {
    who: (count, side) => `${capital(monsters(count))} ${count === 1 ? 'komt' : 'komen'} uit ${side}.`,
    whoDen: (count) => `${capital(monsters(count))} ${count === 1 ? 'komt' : 'komen'} uit het hol.`,
    without: (sides) =>
      `${capital(sides)}: daar kan geen tegel de ingang zijn, dus de volgende kant met de klok mee.`,
    candidates: 'De tegels waar ze konden verschijnen, de beste eerst',
    entrance: 'de ingang',
    only: 'Alleen deze tegel kan de ingang zijn.',
    decided: {
      'opens-out': 'Er leidt een weg naar een lege plek.',
      'furthest-out': 'Hij ligt het verst naar buiten.',
      'least-aside': 'Hij ligt het dichtst bij de middenlijn.',
      clockwise: 'Even goed als de volgende, maar met de klok mee.',
    },
    loses: {
      'opens-out': 'geen weg naar een lege plek',
      'furthest-out': 'minder ver naar buiten',
      'least-aside': 'verder van de middenlijn',
      clockwise: 'even goed, maar minder ver met de klok mee',
    },
    figures: (out, aside) =>
      aside === 0
        ? `${rows(out)} naar buiten, op de middenlijn.`
        : `${rows(out)} naar buiten, ${aside} opzij.`,
    more: (n) => `en nog ${countNoun(n, 'tegel', 'tegels')}`,
    leftOut: (places) => `Verder naar buiten, maar geen ingang: ${places}.`,
    wide: (longest) => `Het bos is ${longest} breed: ${longest} − 2 = ${longest - 2}.`,
    high: (longest) => `Het bos is ${longest} hoog: ${longest} − 2 = ${longest - 2}.`,
    small: 'Het bos is nog klein: één komt er altijd.',
    dens: 'De holen die met een weg aan de Eik vastzitten, het verste eerst',
    denAway: (distance) => `${countNoun(distance, 'tegel', 'tegels')} van de Eik`,
  },
}

export const giveUp: AllWords['giveUp'] = {
  title: 'Dit spel opgeven?',
  text: 'Dan verliezen jullie allemaal dit spel.',
  together: 'Als de anderen het goed vinden, verliezen jullie allemaal dit spel.',
}

export const moment: AllWords['moment'] = {
  basketDropped: (name) => `${capital(name)} liet het mandje vallen.`,
  denBroken: 'Een duistere diamant is gebroken: een hol minder.',
  diamondBroken: (left) =>
    left === 0
      ? 'De laatste duistere diamant is gebroken!'
      : `Een duistere diamant is gebroken, nog ${inWords(left)} te gaan.`,
}

export const show: AllWords['show'] = {
  label: 'De beurt van de monsters',
  skip: 'Sla over',
  pause: 'Pauze',
  resume: 'Ga door',
  step: 'Eén stap',
  speed: (speed) => `Tempo: ${speed}`,
  speeds: { calm: 'rustig', brisk: 'vlot', instant: 'meteen' },
}
