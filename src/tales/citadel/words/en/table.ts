import type { Citadel } from '../../../../engine/citadel/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { cards } from './cards.ts'
import { coverWords } from './cover.ts'
import { hints } from './foresight.ts'
import { log, refusals } from './log.ts'

const bricks = (count: number) => countNoun(count, 'brick', 'bricks')
const points = (count: number) => countNoun(count, 'point', 'points')

/** A count in figures. */
const figures = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Of a card in hand while first plots are chosen. */
const LATER = 'Cards are built later: first choose your plots.'

/** The table: whose turn it is, what can be done, and what is told beside the board. */
export const table = {
  name: 'The table of the Citadel',
  sheets: { left: 'Whose turn it is', right: 'The others, and what may come' },
  tabs: { hand: 'Hand', shops: 'Shops', odds: 'Odds', tale: 'Chronicle' },
  backText: (who: string) => `This takes back something of the turn of ${who}, or a card that was seen.`,
  undoAsks: 'This needs the consent of all.',
  /** Who is asked: those who gave up, or whose seat a bot leads by now, as well. */
  backAsks: (all: string) => `All must agree: ${all}.`,
  gaveUp: (who: string) => `${who} (gave up)`,

  /** The Order on turn. */
  pointsOf: (count: number, goal: number) => `${count} of ${goal} points`,
  pointsShort: (count: number, goal: number) => `${count} / ${goal}`,
  bricksOf: (count: number) => `${count} ${count === 1 ? 'brick' : 'bricks'}`,
  knightsOf: (count: number) => `${count} ${count === 1 ? 'Knight' : 'Knights'}`,
  isOut: 'has given up',
  ledBy: (name: string) => `led by ${name}`,

  /** The three parts of a turn. */
  phases: {
    name: 'The turn',
    choose: 'First plots',
    income: 'Income',
    act: 'Build, trade',
    points: 'Points',
    toReveal: 'turn up a card',
    paid: (category: string, count: number) => `${category} paid ${count}`,
    paidNothing: (category: string) => `${category}: nothing`,
    noCard: 'no card is left',
    build: 'build',
    claim: 'claim',
    left: (builds: number, claims: number) =>
      `${capital(countNoun(builds, 'building', 'buildings'))} and ${countNoun(claims, 'plot', 'plots')} left this turn.`,
    free: 'the next costs nothing',
    anywhere: 'the next may stand anywhere',
    redBox: 'red box?',
    chosen: (count: number) => `${count} chosen`,
    dots: (count: number, most: number) => `${count} of ${most} dots`,
  },

  /** How it would be to end the turn now. */
  ends: {
    heading: 'Before you end',
    redBox: (box: number) => `You stand on the red box ${box}: an Influence card.`,
    toRedBox: (count: number) =>
      `${capital(countNoun(count, 'more point', 'more points'))}: an Influence card.`,
    /** What building any of some cards in hand would make of the points. */
    makes: (cards: string, score: number, box: 'red' | 'none' | 'goal') =>
      `${cards}: ${score}, ${{ red: 'a red box', none: 'no red box', goal: 'the goal' }[box]}.`,
    inPoints: (count: number) => (count === 0 ? 'now' : `in ${count}`),
    tax: (count: number) => `A Municipal card would take ${bricks(count)}.`,
    noTax: 'A Municipal card would take nothing.',
    /** How likely it is that the next building is of a kind. */
    odds: (percent: number) => (percent === 0 ? 'None can come next.' : `It comes next with ${percent}%.`),
    goal: 'You have reached the goal.',
    powerMine: (category: string) => `${category} is yours.`,
    powerNeeds: (category: string, count: number) =>
      `${capital(countNoun(count, 'more building', 'more buildings'))}, and ${category} is yours.`,
    powerThreat: (who: string, category: string, count: number) =>
      `${who} needs ${countNoun(count, 'more building', 'more buildings')} for ${category}.`,
    siege: (plot: string, who: string, gap: string, price: number) =>
      `${plot} may fall: ${who} needs ${gap}, ${bricks(price)}.`,
    siegeRemedy: (gap: string, price: number) => `Claim ${gap} first: ${price}.`,
  },

  rivals: {
    heading: 'Rivals',
    caption: 'bricks, cards (seen ones open), Influence',
    spoken: (who: string, toGoal: string, brickCount: number, cards: string, influence: number) =>
      `${who}: ${toGoal}, ${bricks(brickCount)}, ${cards}, ${countNoun(influence, 'Influence card', 'Influence cards')}`,
    cards: (hidden: number, seen: string) =>
      [hidden > 0 || !seen ? countNoun(hidden, 'hidden card', 'hidden cards') : '', seen]
        .filter(Boolean)
        .join(', '),
    seen: (name: string) => `${name} seen`,
  },

  odds: {
    heading: 'The next card',
    category: 'Category',
    chance: 'Odds',
    percent: (percent: number) => `${percent}%`,
    tax: 'tax',
    nothing: '–',
    none: 'No building is left in the pile.',
    pile: (buildings: number, events: number) =>
      `${figures(buildings, 'building', 'buildings')} and ${figures(events, 'Event', 'Events')} ${buildings + events === 1 ? 'lies' : 'lie'} in the pile.`,
    spoken: (category: string, percent: number, shares: string) =>
      `${category} ${percent} percent: ${shares || 'nobody is paid'}.`,
    share: (who: string, count: number) => `${who} ${count}`,
    taxShare: (who: string, count: number) => `${who} loses ${count} first`,
  },

  goal: {
    heading: 'The goal',
    nobody: (goal: number) => `By building alone, nobody reaches ${goal} by the end of their turn.`,
    nearest: (who: string, most: number) => `${who} comes nearest: at most ${most}.`,
    /** What else brings points. */
    more: {
      basic: 'Influence cards and houses without an owner can bring more.',
      strategic: 'Influence cards, sieges and houses without an owner can bring more.',
    },
    could: (who: string, goal: number) => `${who} could reach ${goal} by the end of its turn.`,
    lastRound: 'This is the last round.',
  },
  motto: 'Who builds the walls shall be remembered longer than the king.',

  turnedUp: {
    heading: 'Turned up',
    taxes: 'taxes',
    yours: (building: string, plot: string, value: number, premium: number, extra: number) =>
      `Yours: ${building} on ${plot}, ${[String(value), premium > 0 ? String(premium) : '', extra > 0 ? `${extra} for the Great Power` : ''].filter(Boolean).join(' + ')}.`,
    yoursNothing: 'You own no building of this kind.',
    paid: (category: string) => `${category} paid.`,
    skip: 'Skip',
  },

  powers: {
    heading: 'Great Powers',
    held: (category: string, who: string) => `${category}: ${who}`,
    open: (category: string, built: number, needs: number) =>
      `${category}: nobody yet; you have ${inWords(built)} of ${inWords(needs)}`,
    of: (built: number, needs: number) => `${built} of ${needs}`,
    does: (category: string, pointCount: number, extra: number) =>
      `${category} gives ${points(pointCount)}, and ${bricks(extra)} more income.`,
  },

  shops: {
    pawnshop: 'Pawnshop',
    market: 'Free Market',
    empty: 'nothing lies here',
    gives: 'gives half, asks 5',
    givesMarket: 'gives and asks the value',
    buy: (card: string, price: number) => `Buy ${card} for ${bricks(price)}`,
    sell: (where: string, count: number) => `Sell ${where} for ${count}`,
    toPawnshop: 'to the Pawnshop',
    toMarket: 'to the Free Market',
    copies: (count: number) => `×${count}`,
  },

  hand: {
    heading: 'Your buildings',
    influence: 'Influence',
    none: 'no cards',
    faceDown: (cards: number, influence: number) =>
      `${capital(countNoun(cards, 'card', 'cards'))} and ${countNoun(influence, 'Influence card', 'Influence cards')}, face down`,
    theirs: (who: string) => `The cards of ${who}`,
    hide: 'Hide my cards',
    show: 'Show my cards',
    look: 'Look at my cards',
    card: (name: string, value: number, category: string) => `${name}, ${value}, ${category}`,
    held: 'in hand',
    seen: 'seen by all',
    bought: 'bought this turn',
    play: (name: string) => `Play ${name}`,
    stands: (where: string) => capital(where),
    /** With what an Influence card is aimed. */
    aimAt: { 'rivals-plot': 'Choose a plot of a rival.', 'free-plot': 'Choose a free plot.' },
    aimRival: 'At whom?',
    aimCategory: 'For which category?',
    noTarget: 'There is nothing it can be aimed at.',
    byItself: 'It plays by itself.',
    choosePlot: 'Choose a plot: where it may stand is marked.',
    noPlace: 'It can stand nowhere now.',
    later: LATER,
  },

  planks: {
    last: 'The last page',
    revealShort: 'Turn up',
    reveal: 'Turn up a card',
    revealNote: 'Everybody with a building of its category is paid.',
    pile: 'From the pile',
    hire: 'Hire influence',
    noPlot: 'No plot is chosen yet. Press one on the board first.',
    each: '5 bricks each',
    raze: 'Tear down',
    razeNote: 'Choose a building of yours: it costs 5 bricks.',
    end: 'End turn',
    sure: 'You have done nothing yet, and somebody may win or take a plot of yours. Press once more to end the turn.',
    endSpoken: (score: number) => `End the turn with ${points(score)}`,
    stop: 'I have enough plots',
    choose: (plot: string) => `Choose ${plot}`,
    claim: (plot: string, price: number) => `Claim ${plot} for ${bricks(price)}`,
    build: (card: string, price: number) => `Build ${card} for ${bricks(price)}`,
    buildFree: (card: string) => `Build ${card} for nothing`,
    razeAt: (card: string, price: number) => `Tear down ${card} for ${bricks(price)}`,
    playAt: (card: string, plot: string) => `${card}: ${plot}`,
    withdraw: (plot: string) => `The Knight on ${plot} goes`,
    back: 'Put back',
  },

  /** What is told of a plot that is asked about. */
  plot: {
    heading: (plot: string) => `Plot ${plot}`,
    price: (dots: number) => countNoun(dots, 'dot', 'dots'),
    premium: (count: number) => `premium ${count}`,
    free: 'free',
    owner: (who: string) => `of ${who}`,
    borders: (words: string) => `Borders: ${words}.`,
    freeNeighbours: (count: number) => `${inWords(count)} free`,
    neighbours: (who: string, count: number) => `${inWords(count)} of ${who}`,
    pays: (count: number, category: string, parts: readonly number[]) =>
      `Pays ${count} when ${category} comes${parts.length > 1 ? `: ${parts.join(' + ')}` : ''}.`,
    wouldPay: (card: string, count: number) => `${card} would pay ${count}`,
    couldStand: 'Of your cards:',
    noneStands: 'None of your cards may stand here.',
    falls: (plots: string) => `With it falls ${plots}.`,
    after: (score: number) => `${capital(points(score))} then.`,
    afterRedBox: (box: number) => `${capital(points(box))} then: a red box.`,
    powerAfter: (category: string) => `${category} is yours then.`,
    close: 'Close',
  },

  asks: {
    withdraw: {
      plague: (who: string) => `${capital(who)}: the plague. Which Knight goes?`,
      'call-to-arms': (who: string) => `${capital(who)}: a call to arms. Which plot do you give up?`,
    },
    discard: 'You may keep two Influence cards. Which one goes?',
    take: (who: string) => `The Spy looks at the cards of ${who}. Which do you take?`,
    give: (who: string, card: string) => `For ${card}: which card do you give ${who}?`,
    hidden: 'Show your cards to answer.',
    answers: {
      discard: (card: string) => `Discard ${card}`,
      take: (card: string) => `Take ${card}`,
      give: (card: string) => `Give ${card}`,
    },
  },

  setOut: {
    heading: 'First plots',
    choose: (who: string) => `${who} chooses a first plot.`,
    note: (most: number, dots: number) =>
      `${capital(countNoun(most, 'plot', 'plots'))} of at most ${countNoun(dots, 'dot', 'dots')} together, not next to each other. They cost nothing.`,
    inTheOpen: 'Plots are chosen in the open; cards stay face down.',
  },

  gate: {
    name: 'The gate is shut',
    passes: 'now the citadel passes to',
    points: (count: number, goal: number) => `${figures(count, 'point', 'points')} of ${goal}`,
    since: 'Since your last turn',
    soFar: 'So far',
    quiet: 'Nothing that concerns you.',
    begins: 'Your turn begins',
    goesOn: 'Your turn goes on',
    reveal: 'Turn up a card',
    revealNote: 'everybody with a building of its category is paid',
    act: 'Build and trade',
    actNote: 'your cards are where you left them',
    peek: 'Look at your cards',
    peekNote: 'then choose your plot',
    secret: 'Your cards lie face down until you say so.',
    away: (who: string) => `${who}, please look at the forest.`,
    look: 'Look at the board',
    back: 'Back to the gate',
    iAm: (who: string) => `I am ${who}`,
    never: 'Not now',
  },

  /** What came while nobody could look: it is shown when one's own turn begins. */
  cameToYou: (cards: string) => `Came to you: ${cards}.`,

  spoken: {
    turnOf: (who: string) => `${who} is on turn.`,
    paid: (count: number) => `You are paid ${bricks(count)}.`,
    taxed: (count: number) => `Taxes take ${bricks(count)} from you.`,
    handHidden: 'Your cards are hidden.',
    handShown: 'Your cards are open.',
    inHand: (what: string, places: number) =>
      `${what} in hand. ${places === 0 ? 'It can stand nowhere now.' : `It may stand on ${countNoun(places, 'plot', 'plots')}.`}`,
    inHandLater: (what: string) => `${what} in hand. ${LATER}`,
    putBack: 'Put back.',
    standing: (who: string, pointCount: number, brickCount: number, plots: number) =>
      `${who}: ${points(pointCount)}, ${bricks(brickCount)}, ${countNoun(plots, 'plot', 'plots')}.`,
    goal: (goal: number) => `The goal is ${goal}.`,
  },
}

/** Why a plot is not the place for something, in a word or two: there is room for no more on it. */
const why = {
  'borders-own': 'next to yours',
  'too-many-dots': 'too dear',
  'claims-spent': 'no claims left',
  'not-bordering': 'not beside yours',
  'no-knights': 'no Knights left',
  'builds-spent': 'no builds left',
  'plot-taken': 'taken',
  'not-your-plot': 'not yours',
  'plot-built': 'built on',
  'inner-circle': 'inner circle',
  'by-the-river': 'by the river',
  'off-the-road': 'off the road',
  'road-has-turnpike': 'has its Turnpike',
  'no-building': 'nothing here',
  'bad-target': 'not this one',
  'last-plot': 'last plot',
  'too-few-bricks': 'too few bricks',
} as const satisfies Partial<Record<RefusalCode<Citadel>, string>>

/** The town with its plots and its wall, for eyes and ears. */
export const town = {
  name: 'The town',
  help: 'Left and right go along a ring, up and down across the rings, Home to sector a. B goes to the next plot that is offered, O to your next plot. Enter asks about a plot, and Enter again does it.',
  grid: 'The plots, ring by ring',
  /** A plot: where it is, what it costs and brings, whose it is, what stands there, what it borders on, what a press does. */
  plot: (parts: readonly string[], beside: string, more: readonly string[]) =>
    [parts.join(', '), beside, ...more].filter(Boolean).join('; '),
  byRiver: 'by the river',
  dots: (count: number) => `${count} ${count === 1 ? 'dot' : 'dots'}`,
  premium: (count: number) => `premium ${count}`,
  free: 'free',
  yours: 'yours',
  building: (name: string, value: number, category: string) => `${name} ${value}, ${category}`,
  borders: (list: string) => `borders: ${list}`,
  bordersFree: (count: number) => `${inWords(count)} free`,
  bordersYours: (count: number) => `${inWords(count)} yours`,
  bordersOf: (count: number, who: string) => `${inWords(count)} of ${who}`,
  mayChoose: 'may be chosen',
  mayLeave: 'this Knight may leave',
  mayClaim: (count: number) => `claim it for ${bricks(count)}`,
  mayBuild: (count: number) => `may stand here, pays ${count}`,
  mayRaze: (count: number) => `tear it down for ${bricks(count)}`,
  mayAim: 'the card may be aimed here',
  notHere: (reason: string) => `not here: ${reason}`,
  mayFall: (who: string, gap: string, count: number) =>
    `would fall if ${who} claimed ${gap} for ${bricks(count)}`,
  or: (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names),
  bringsDown: (plots: string) => `a claim would bring down ${plots}`,
  plank: { pays: (count: number) => `pays ${count}`, falls: 'falls' },
  why,
  whole: 'Show the whole town',
  before: 'On along the ring, anticlockwise',
  after: 'On along the ring, clockwise',
}

/** The words of the table's first paint, including those of the cover. */
export const tableWords = {
  ...coverWords,
  cards,
  hints,
  log,
  refusals,
  table,
  town,
}
