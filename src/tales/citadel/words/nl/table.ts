import type { Worded } from '../../../../ui/text/language.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { tableWords as english } from '../en/table.ts'
import type { Messages } from '../messages.ts'
import { cards } from './cards.ts'
import { coverWords } from './cover.ts'
import { hints } from './foresight.ts'
import { log, refusals } from './log.ts'

/** A count in figures. */
const figures = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const bricks = (count: number) => countNoun(count, 'baksteen', 'bakstenen')
const points = (count: number) => countNoun(count, 'punt', 'punten')

const LATER = 'Kies eerst je percelen. Bouwen komt later.'

export const table: Messages['table'] = {
  name: 'De tafel van de Citadel',
  sheets: { left: 'Wie nu speelt', right: 'Rivalen, en komende kaarten' },
  tabs: { hand: 'Hand', shops: 'Winkels', odds: 'Kansen', tale: 'Verhaal' },
  backText: (who) => `Dit neemt iets terug uit de beurt van ${who}, of een kaart die gezien is.`,
  undoAsks: 'Jullie moeten het allemaal eens zijn.',
  backAsks: (all) => `Iedereen moet het eens zijn: ${all}.`,
  gaveUp: (who) => `${who} (heeft opgegeven)`,

  pointsOf: (count, goal) => `${count} van ${goal} punten`,
  pointsShort: (count, goal) => `${count} / ${goal}`,
  bricksOf: (count) => `${count} ${count === 1 ? 'baksteen' : 'bakstenen'}`,
  knightsOf: (count) => `${count} ${count === 1 ? 'Ridder' : 'Ridders'}`,
  isOut: 'heeft opgegeven',

  phases: {
    name: 'De beurt',
    choose: 'Eerste percelen',
    income: 'Inkomen',
    act: 'Bouwen, handelen',
    points: 'Punten',
    toReveal: 'draai een kaart om',
    paid: (category, count) => `${category} gaf ${count}`,
    paidNothing: (category) => `${category}: niets`,
    noCard: 'geen kaart meer',
    build: 'bouwen',
    claim: 'innemen',
    left: (builds, claims) =>
      `Nog ${countNoun(builds, 'gebouw', 'gebouwen')} en ${countNoun(claims, 'perceel', 'percelen')} deze beurt.`,
    free: 'het volgende is gratis',
    anywhere: 'het volgende mag overal staan',
    redBox: 'rood vak?',
    chosen: (count) => `${count} gekozen`,
    dots: (count, most) => `${count} van ${most} stippen`,
  },

  ends: {
    heading: 'Als je nu eindigt',
    redBox: (box) => `Rood vak ${box}: je krijgt een Invloedkaart.`,
    toRedBox: (count) => `Nog ${points(count)}: een Invloedkaart.`,
    makes: (cards, score, box) =>
      `${cards}: ${score}, ${{ red: 'een rood vak', none: 'geen rood vak', goal: 'het doel' }[box]}.`,
    inPoints: (count) => (count === 0 ? 'nu' : `over ${count}`),
    tax: (count) => `Een kaart van het Stadsbestuur zou ${bricks(count)} nemen.`,
    noTax: 'Een kaart van het Stadsbestuur zou niets nemen.',
    odds: (percent) => (percent === 0 ? 'Die kan nu niet komen.' : `De kans dat die nu komt: ${percent}%.`),
    goal: 'Je hebt het doel bereikt.',
    powerMine: (category) => `Jij bent de Grote Macht van ${category}.`,
    powerNeeds: (category, count) =>
      `Nog ${countNoun(count, 'gebouw', 'gebouwen')}, en jij bent de Grote Macht van ${category}.`,
    powerThreat: (who, category, count) =>
      `${who} heeft nog ${countNoun(count, 'gebouw', 'gebouwen')} nodig voor de Grote Macht van ${category}.`,
    siege: (plot, who, gap, price) => `${plot} kan vallen: ${who} heeft ${gap} nodig voor ${bricks(price)}.`,
    siegeRemedy: (gap, price) => `Neem eerst ${gap} in voor ${bricks(price)}.`,
  },

  rivals: {
    heading: 'Rivalen',
    caption: 'bakstenen, kaarten (open als gezien), Invloed',
    spoken: (who, toGoal, brickCount, cards, influence) =>
      `${who}: ${toGoal}, ${bricks(brickCount)}, ${cards}, ${countNoun(influence, 'Invloedkaart', 'Invloedkaarten')}`,
    cards: (hidden, seen) =>
      [hidden > 0 || !seen ? countNoun(hidden, 'verborgen kaart', 'verborgen kaarten') : '', seen]
        .filter(Boolean)
        .join(', '),
    seen: (name) => `${name} gezien`,
  },

  odds: {
    heading: 'De volgende kaart',
    category: 'Soort',
    chance: 'Kans',
    percent: (percent) => `${percent}%`,
    tax: 'belasting',
    nothing: '–',
    none: 'Er is geen gebouw meer in de stapel.',
    pile: (buildings, events) =>
      `In de stapel: ${figures(buildings, 'gebouw', 'gebouwen')} en ${figures(events, 'Gebeurtenis', 'Gebeurtenissen')}.`,
    spoken: (category, percent, shares) =>
      `${category} ${percent} procent: ${shares || 'niemand krijgt iets'}.`,
    share: (who, count) => `${who} ${count}`,
    taxShare: (who, count) => `${who} verliest eerst ${count}`,
  },

  goal: {
    heading: 'Het doel',
    nobody: (goal) => `Alleen met bouwen haalt niemand ${goal} in de eigen beurt.`,
    nearest: (who, most) => `${who} komt het dichtst in de buurt: hoogstens ${most}.`,
    more: {
      basic: 'Invloedkaarten en gebouwen zonder eigenaar kunnen meer brengen.',
      strategic: 'Invloedkaarten, belegeringen en gebouwen zonder eigenaar kunnen meer brengen.',
    },
    could: (who, goal) => `${who} kan ${goal} halen in de eigen beurt.`,
    lastRound: 'Dit is de laatste ronde.',
  },
  motto: 'Wie de muren bouwt, wordt langer herinnerd dan de koning.',

  turnedUp: {
    heading: 'Omgedraaid',
    taxes: 'belasting',
    yours: (building, plot, value, premium, extra) =>
      `Jij: ${building} op ${plot}, ${[String(value), premium > 0 ? String(premium) : '', extra > 0 ? `${extra} voor de Grote Macht` : ''].filter(Boolean).join(' + ')}.`,
    yoursNothing: 'Je hebt geen gebouw van deze soort.',
    paid: (category) => `${category} gaf inkomen.`,
    skip: 'Sla over',
  },

  powers: {
    heading: 'Grote Machten',
    held: (category, who) => `${category}: ${who}`,
    open: (category, built, needs) =>
      `${category}: nog geen; jij hebt er ${inWords(built)} van de ${inWords(needs)}`,
    of: (built, needs) => `${built} van ${needs}`,
    does: (category, pointCount, extra) =>
      `${category} geeft ${points(pointCount)}, en ${bricks(extra)} meer inkomen.`,
  },

  shops: {
    pawnshop: 'Lommerd',
    market: 'Vrije Markt',
    empty: 'geen kaarten',
    gives: 'betaalt de helft, vraagt 5',
    givesMarket: 'betaalt en vraagt de waarde',
    buy: (card, price) => `Koop ${card} voor ${bricks(price)}`,
    sell: (where, count) => `Verkoop ${where} voor ${count}`,
    toPawnshop: 'aan de Lommerd',
    toMarket: 'op de Vrije Markt',
    copies: (count) => `×${count}`,
  },

  hand: {
    heading: 'Jouw gebouwen',
    influence: 'Invloed',
    none: 'geen kaarten',
    faceDown: (cards, influence) =>
      `${capital(countNoun(cards, 'kaart', 'kaarten'))} en ${countNoun(influence, 'Invloedkaart', 'Invloedkaarten')}, omgekeerd`,
    theirs: (who) => `De kaarten van ${who}`,
    hide: 'Verberg mijn kaarten',
    show: 'Toon mijn kaarten',
    look: 'Bekijk mijn kaarten',
    card: (name, value, category) => `${name}, ${value}, ${category}`,
    held: 'in de hand',
    seen: 'door iedereen gezien',
    bought: 'deze beurt gekocht',
    play: (name) => `Speel ${name}`,
    stands: (where) => capital(where),
    aimAt: { 'rivals-plot': 'Kies een perceel van een rivaal.', 'free-plot': 'Kies een vrij perceel.' },
    aimRival: 'Welke rivaal?',
    aimCategory: 'Welke soort?',
    noTarget: 'Je kunt haar nu nergens op spelen.',
    byItself: 'Deze kaart speelt vanzelf.',
    choosePlot: 'Kies een van de gemerkte percelen.',
    noPlace: 'Het past nu nergens.',
    later: LATER,
  },

  planks: {
    last: 'De laatste bladzijde',
    revealShort: 'Draai om',
    reveal: 'Draai een kaart om',
    revealNote: 'Wie een gebouw van die soort heeft, krijgt inkomen.',
    pile: 'Van de stapel',
    hire: 'Huur invloed in',
    noPlot: 'Druk eerst op een perceel op het bord.',
    each: 'elk 5 bakstenen',
    raze: 'Sloop',
    razeNote: 'Kies een gebouw van jou. Het kost 5 bakstenen.',
    end: 'Einde beurt',
    sure: 'Je hebt nog niets gedaan, en iemand kan winnen of een perceel van je nemen. Druk nog eens om te eindigen.',
    endSpoken: (score) => `Eindig de beurt met ${points(score)}`,
    stop: 'Stop met kiezen',
    choose: (plot) => `Kies ${plot}`,
    claim: (plot, price) => `Neem ${plot} in voor ${bricks(price)}`,
    build: (card, price) => `Bouw ${card} voor ${bricks(price)}`,
    buildFree: (card) => `Bouw ${card} gratis`,
    razeAt: (card, price) => `Sloop ${card} voor ${bricks(price)}`,
    playAt: (card, plot) => `${card}: ${plot}`,
    withdraw: (plot) => `Verlaat ${plot}`,
    back: 'Leg terug',
  },

  plot: {
    heading: (plot) => `Perceel ${plot}`,
    price: (dots) => countNoun(dots, 'stip', 'stippen'),
    premium: (count) => `premie ${count}`,
    free: 'vrij',
    owner: (who) => `van ${who}`,
    borders: (words) => `Grenst aan: ${words}.`,
    freeNeighbours: (count) => `${inWords(count)} vrij`,
    neighbours: (who, count) => `${inWords(count)} van ${who}`,
    pays: (count, category, parts) =>
      `${category} geeft hier ${count}${parts.length > 1 ? `: ${parts.join(' + ')}` : ''}.`,
    wouldPay: (card, count) => `${card} zou ${count} geven`,
    couldStand: 'Jouw kaarten:',
    noneStands: 'Geen van jouw kaarten past hier.',
    falls: (plots) => `Je neemt ook ${plots}.`,
    after: (score) => `Dan ${points(score)}.`,
    afterRedBox: (box) => `Dan ${points(box)}: een rood vak.`,
    powerAfter: (category) => `Je wordt de Grote Macht van ${category}.`,
    close: 'Sluit',
  },

  asks: {
    withdraw: {
      plague: (who) => `${capital(who)}: de pest. Welk perceel verlaat je?`,
      'call-to-arms': (who) => `${capital(who)}: te wapen. Welk perceel verlaat je?`,
    },
    discard: 'Houd twee Invloedkaarten. Welke leg je af?',
    take: (who) => `De Spion bekijkt de kaarten van ${who}. Welke neem je?`,
    give: (who, card) => `Welke kaart geef je aan ${who} voor ${card}?`,
    hidden: 'Toon je kaarten om te antwoorden.',
    answers: {
      discard: (card) => `Leg ${card} af`,
      take: (card) => `Neem ${card}`,
      give: (card) => `Geef ${card}`,
    },
  },

  setOut: {
    heading: 'Eerste percelen',
    choose: (who) => `${who} kiest een eerste perceel.`,
    note: (most, dots) =>
      `${capital(countNoun(most, 'perceel', 'percelen'))} met samen hoogstens ${countNoun(dots, 'stip', 'stippen')}, niet naast elkaar. Ze kosten niets.`,
    inTheOpen: 'Iedereen ziet je percelen. Kaarten blijven omgekeerd.',
  },

  gate: {
    name: 'De poort is dicht',
    passes: 'nu is de beurt aan',
    points: (count, goal) => `${figures(count, 'punt', 'punten')} van ${goal}`,
    since: 'Sinds je laatste beurt',
    soFar: 'Tot nu toe',
    quiet: 'Er is niets met jou gebeurd.',
    begins: 'Jouw beurt begint',
    goesOn: 'Jouw beurt gaat verder',
    reveal: 'Draai een kaart om',
    revealNote: 'wie een gebouw van die soort heeft, krijgt inkomen',
    act: 'Bouw en handel',
    actNote: 'je kaarten liggen waar je ze liet',
    peek: 'Bekijk je kaarten',
    peekNote: 'kies daarna je perceel',
    secret: 'Je kaarten blijven omgekeerd tot jij het zegt.',
    away: (who) => `${who}, kijk even weg.`,
    look: 'Bekijk het bord',
    back: 'Terug naar de poort',
    iAm: (who) => `Ik ben ${who}`,
    never: 'Nu niet',
  },

  cameToYou: (cards) => `Dit kreeg je: ${cards}.`,

  spoken: {
    turnOf: (who) => `${who} is aan de beurt.`,
    paid: (count) => `Jij krijgt ${bricks(count)}.`,
    taxed: (count) => `De belasting neemt ${bricks(count)} van jou.`,
    handHidden: 'Je kaarten zijn verborgen.',
    handShown: 'Je kaarten zijn zichtbaar.',
    inHandLater: (what) => `${what} in de hand. ${LATER}`,
    inHand: (what, places) =>
      `${what} in de hand. ${places === 0 ? 'Het past nu nergens.' : `Het past op ${countNoun(places, 'perceel', 'percelen')}.`}`,
    putBack: 'Teruggelegd.',
    standing: (who, pointCount, brickCount, plots) =>
      `${who}: ${points(pointCount)}, ${bricks(brickCount)}, ${countNoun(plots, 'perceel', 'percelen')}.`,
    goal: (goal) => `Het doel is ${goal}.`,
  },
}

export const town: Messages['town'] = {
  name: 'De stad',
  help: 'Links en rechts gaan langs een ring, omhoog en omlaag van ring naar ring, Home naar sector a. B gaat naar het volgende perceel dat je kunt gebruiken, O naar je volgende perceel. Enter vertelt over een perceel. Nog eens Enter doet het.',
  grid: 'De percelen, ring voor ring',
  plot: (parts, beside, more) => [parts.join(', '), beside, ...more].filter(Boolean).join('; '),
  byRiver: 'aan de rivier',
  dots: (count) => `${count} ${count === 1 ? 'stip' : 'stippen'}`,
  premium: (count) => `premie ${count}`,
  free: 'vrij',
  yours: 'van jou',
  building: (name, value, category) => `${name} ${value}, ${category}`,
  borders: (list) => `grenst aan: ${list}`,
  bordersFree: (count) => `${inWords(count)} vrij`,
  bordersYours: (count) => `${inWords(count)} van jou`,
  bordersOf: (count, who) => `${inWords(count)} van ${who}`,
  mayChoose: 'je kunt het kiezen',
  mayLeave: 'deze Ridder kan weg',
  mayClaim: (count) => `neem het in voor ${bricks(count)}`,
  mayBuild: (count) => `past hier, geeft ${count}`,
  mayRaze: (count) => `sloop het voor ${bricks(count)}`,
  mayAim: 'je kunt de kaart hierop spelen',
  notHere: (reason) => `hier niet: ${reason}`,
  mayFall: (who, gap, count) => `valt als ${who} ${gap} inneemt voor ${bricks(count)}`,
  or: (names) => new Intl.ListFormat('nl', { type: 'disjunction' }).format(names),
  bringsDown: (plots) => `neem het in en je krijgt ook ${plots}`,
  plank: { pays: (count) => `geeft ${count}`, falls: 'valt' },
  why: {
    'borders-own': 'naast jou',
    'too-many-dots': 'te veel stippen',
    'claims-spent': 'genoeg ingenomen',
    'not-bordering': 'niet naast jou',
    'no-knights': 'geen Ridders meer',
    'builds-spent': 'genoeg gebouwd',
    'plot-taken': 'bezet',
    'not-your-plot': 'niet van jou',
    'plot-built': 'bebouwd',
    'inner-circle': 'binnenste ring',
    'by-the-river': 'aan de rivier',
    'off-the-road': 'niet aan een weg',
    'road-has-turnpike': 'heeft een Tolhuis',
    'no-building': 'niets hier',
    'bad-target': 'deze niet',
    'last-plot': 'laatste perceel',
    'too-few-bricks': 'te weinig bakstenen',
  },
  whole: 'Toon de hele stad',
  before: 'Langs de ring, tegen de klok in',
  after: 'Langs de ring, met de klok mee',
}

export const tableWords: Worded<typeof english> = {
  ...coverWords,
  cards,
  hints,
  log,
  refusals,
  table,
  town,
}
