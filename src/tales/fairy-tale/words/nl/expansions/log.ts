import { strong } from '../../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../../ui/text/nl/numbers.ts'
import type { ExpansionWords } from '../../expansion-words.ts'
import { verb } from '../base.ts'

const once = (spent: boolean, whole: string, used: string) => (spent ? used : whole)

export const expansionNames: ExpansionWords['names'] = {
  buildings: {
    kiln: 'oven',
    well: 'put',
    chute: 'glijbaan',
    barracks: 'kazerne',
    village: 'dorp',
    cottage: 'huisje van grootmoeder',
    'spinning-room': 'spinkamer',
    ballroom: 'balzaal',
    'bell-tower': 'klokkentoren',
    'wise-woman': 'wijze vrouw',
    wizard: 'tovenaar',
  },
  symbols: {
    torch: 'fakkel',
    damp: 'vocht',
    river: 'rivier',
    boulder: 'rotsblok',
    signpost: 'wegwijzer',
    drawbridge: 'ophaalbrug',
    'secret-door': 'geheime deur',
    'war-drum': 'oorlogstrom',
    grove: 'donker bosje',
    scroll: 'perkamentrol',
  },
  the: {
    kiln: 'de oven',
    well: 'de put',
    chute: 'de glijbaan',
    barracks: 'de kazerne',
    village: 'het dorp',
    cottage: 'het huisje van grootmoeder',
    'spinning-room': 'de spinkamer',
    ballroom: 'de balzaal',
    'bell-tower': 'de klokkentoren',
    'wise-woman': 'de wijze vrouw',
    wizard: 'de tovenaar',
    torch: 'de fakkel',
    damp: 'de vochtige grond',
    river: 'de rivier',
    boulder: 'het rotsblok',
    signpost: 'de wegwijzer',
    drawbridge: 'de ophaalbrug',
    'secret-door': 'de geheime deur',
    'war-drum': 'de oorlogstrom',
    grove: 'het donkere bosje',
    scroll: 'de perkamentrol',
    fire: 'het vuur',
    water: 'het water',
    vanish: 'de spreuk',
    sleep: 'de spreuk',
    shoes: 'de spreuk',
    home: 'de spreuk',
    sesame: 'de spreuk',
    mend: 'de spreuk',
  },
  aTile: {
    kiln: 'een oven',
    well: 'een put',
    chute: 'een glijbaan',
    barracks: 'de kazerne',
    village: 'een dorp',
    cottage: 'het huisje van grootmoeder',
    'spinning-room': 'een spinkamer',
    ballroom: 'een balzaal',
    'bell-tower': 'een klokkentoren',
    'wise-woman': 'de wijze vrouw',
    wizard: 'de tovenaar',
  },
  bears: {
    torch: (_sides, _number, spent) => once(spent, 'een fakkel', 'een opgebrande fakkel'),
    damp: () => 'vochtige grond',
    river: (_sides, _number, spent) =>
      once(spent, 'een rivier met dichte sluis', 'een rivier met open sluis'),
    boulder: (_sides, _number, spent) => once(spent, 'een rotsblok', 'een plek waar een rotsblok lag'),
    signpost: ([side = '']) => `een wegwijzer naar ${side}`,
    drawbridge: ([side = ''], _number, spent) =>
      `een ${once(spent, 'neergelaten', 'opgehaalde')} brug op de weg naar ${side}`,
    'secret-door': () => 'een geheime deur',
    'war-drum': (_sides, number, spent) =>
      spent ? 'een kapotte trom' : `een oorlogstrom met nog ${number} ${number === 1 ? 'slag' : 'slagen'}`,
    grove: (_sides, _number, spent) => once(spent, 'een donker bosje', 'een geveld bosje'),
    scroll: (_sides, _number, spent) => once(spent, 'een perkamentrol', 'een gelezen perkamentrol'),
  },
  things: { cake: 'de taart', thread: 'het gouddraad', slipper: 'het muiltje' },
  curses: {
    night: 'Nacht',
    thicket: 'Struikgewas',
    feet: 'Zware voeten',
    tongue: 'Gebonden tong',
    wither: 'Verwelking',
    mist: 'Mist',
  },
  spells: {
    vanish: 'Verdwijn',
    sleep: 'Slaap',
    shoes: 'Zevenmijlslaarzen',
    home: 'Naar huis',
    sesame: 'Sesam, open u',
    mend: 'Herstel',
  },
}

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')
const tiles = (n: number) => countNoun(n, 'tegel', 'tegels')
const gone = (n: number) => (n === 0 ? '' : ` ${capital(monsters(n))} ${n === 1 ? 'is' : 'zijn'} weg.`)
const heartsLeft = (hearts: number) =>
  hearts === 0 ? 'Het laatste hart is verloren.' : `Nog ${countNoun(hearts, 'hart', 'harten')} over.`

export const expansionLog: ExpansionWords['log'] = {
  barredBy: {
    fire: 'vuur verspert de weg',
    water: 'water verspert de weg',
    drawbridge: 'de brug is opgehaald',
  },
  heldIn: { sleep: 'in slaap door een spreuk.' },
  stepHeldIn: { sleep: 'Het sliep door een spreuk.' },
  heartsLeft,
  lit: (place, n) => `${capital(place)} vatte vlam.${gone(n)}`,
  litBy: {
    torch: (name, place, n) =>
      `${capital(name)} ${verb(name, 'stak', 'staken')} ${place} met de fakkel aan.${gone(n)}`,
    kiln: (place, n) => `Een monster stak de oven op ${place} aan.${gone(n)}`,
    fire: (place, n) => `Het vuur sloeg over naar ${place}.${gone(n)}`,
    sparks: (place, n) => `Vonken staken ${place} aan.${gone(n)}`,
  },
  burnt: (tile, place) => `Het vuur op ${place} brandde uit: ${tile} is weg.`,
  burntOut: (place) => `Het vuur op ${place} doofde bij de Eik.`,
  scorched: (count, hearts) =>
    `${capital(inWords(count))} ${count === 1 ? 'vuur schroeide' : 'vuren schroeiden'} de Eik. ${heartsLeft(hearts)}`,
  poured: (name, place) => `${capital(name)} ${verb(name, 'doofde', 'doofden')} het vuur op ${place}.`,
  doused: (place) => `Het water doofde het vuur op ${place}.`,
  filled: (name) => `${capital(name)} ${verb(name, 'vulde', 'vulden')} de emmer.`,
  flooded: (name, count, n) =>
    `${capital(name)} ${verb(name, 'opende', 'openden')} de sluis: ${tiles(count)} ${count === 1 ? 'staat' : 'staan'} onder water.${gone(n)}`,
  dried: (count) => `Het water trok weg van ${count === 1 ? 'een tegel' : tiles(count)}.`,
  rolled: (name, count, n) =>
    `${capital(name)} ${verb(name, 'rolde', 'rolden')} het rotsblok over ${tiles(count)}.${gone(n)}`,
  slid: (monster, place) => `${capital(monster)} gleed van de glijbaan naar ${place}.`,
  signTurned: (name, side) =>
    `${capital(name)} ${verb(name, 'draaide', 'draaiden')} de wegwijzer naar ${side}.`,
  bridgeMoved: (name, raised) =>
    raised
      ? `${capital(name)} ${verb(name, 'haalde', 'haalden')} de brug op.`
      : `${capital(name)} ${verb(name, 'liet', 'lieten')} de brug neer.`,
  bridgeFell: (monster, place) => `${capital(monster)} haalde de brug op ${place} neer,`,
  forFullBehind: 'want de tegel ervoor was vol.',
  recruited: (name) =>
    `${capital(name)} ${verb(name, 'gaf', 'gaven')} een bevel: bij de kazerne staat een soldaat meer.`,
  marched: (name, place) =>
    `${capital(name)} ${verb(name, 'gaf', 'gaven')} een bevel: een soldaat marcheerde naar ${place}.`,
  soldierFell: (monster, place) => `${capital(monster)} stuitte op ${place} op een soldaat. Beiden zijn weg.`,
  led: (name) => `Een dorpeling liep mee met ${name}.`,
  saved: (saved) => `Een dorpeling is veilig bij de Eik: ${inWords(saved)} tot nu toe.`,
  carriedOff: (monster) => `${capital(monster)} nam een dorpeling mee.`,
  secondLost: (hearts) => `Het was de tweede: een hart is verloren. ${heartsLeft(hearts)}`,
  drummed: (place, left) =>
    `De oorlogstrom op ${place} klonk. Er komt er nog één. ${left === 0 ? 'De trom is kapot.' : `Nog ${countNoun(left, 'slag', 'slagen')}.`}`,
  groveTaken: (place, n, hearts) =>
    `${capital(monsters(n))} ${n === 1 ? 'nam' : 'namen'} het bosje op ${place}, en het is geveld. ${heartsLeft(hearts)}`,
  wrecked: (tile, place) => `Een breker sloeg ${tile} op ${place} kapot: er is alleen een pad over.`,
  fetched: (name, thing) => `${capital(name)} ${verb(name, 'nam', 'namen')} ${thing} mee.`,
  thingLost: (name, thing) =>
    `${capital(name)} ${verb(name, 'verloor', 'verloren')} ${thing} tussen de monsters: terug naar huis ermee.`,
  thingGone: (thing) => `${capital(thing)} is voorgoed verloren.`,
  delivered: (name, thing, house) =>
    `${capital(name)} ${verb(name, 'bracht', 'brachten')} ${thing} naar ${house}.`,
  heartBack: (hearts) => `Een verloren hart kwam terug: ${countNoun(hearts, 'hart', 'harten')}.`,
  hushed: 'Alles is stil: er kwam niemand.',
  rang: (of, come) =>
    `Twee klokkentorens luidden: van ${inWords(of)} ${come === 1 ? 'komt' : 'komen'} er maar ${inWords(come)}.`,
  countedToo: {
    night: 'De vloek van de nacht brengt er één meer.',
    bells: 'Twee klokkentorens luiden: maar de helft komt.',
  },
  cursed: (curse, does) => `Op de diamant rust een vloek: ${curse}. ${does}`,
  lifted: (curse) => `De vloek is opgeheven: ${curse}.`,
  spellFound: (name, spell) => `${capital(name)} ${verb(name, 'vond', 'vonden')} een spreuk: ${spell}.`,
  spellCast: (name, spell) => `${capital(name)} ${verb(name, 'sprak', 'spraken')} de spreuk ${spell}.`,
  foretold: (face) => `De wijze vrouw voorspelde een ${face}.`,
  characterLost: (name, n) => `${capital(monsters(n))} ${n === 1 ? 'sleurde' : 'sleurden'} ${name} mee.`,
  step: {
    slid: (place) => `Het gleed van de glijbaan naar ${place}.`,
    bridgeFell: 'De brug viel ervoor neer.',
    metSoldier: 'Het stuitte op een soldaat: beiden zijn weg.',
    wrecked: 'Het sloeg de tegel kapot.',
    carriedOff: 'Het nam een dorpeling mee.',
    drummed: 'Het liet de trom klinken: er komt er nog één.',
    lit: 'Het stak de oven aan, en is weg.',
    groveTaken: 'Het nam het bosje in, waar jullie met minder waren, en is weg.',
  },
}

export const expansionEnd: ExpansionWords['end'] = {
  lost: {
    fire: (day) => `${day} klom vuur van de wortels van de Eik tot in zijn kroon`,
    grove: (day) => `${day} namen de monsters een donker bosje in, en het werd geveld`,
    villager: (day) => `${day} werd er weer een dorpeling weggevoerd, en een hart van de Eik werd koud`,
    hero: (day, who) => `${day} voerden monsters ${strong(who)} weg`,
  },
  short: {
    fire: () => 'Vuur deed de Eik pijn',
    grove: () => 'Een bosje werd ingenomen',
    villager: () => 'Er ging een dorpeling te veel verloren',
    hero: (who) => `${who} weggevoerd`,
  },
}
