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

/** For a card in hand while first plots are chosen. */
const LATER = 'First choose your plots. You build later.'

/** The table: the Order on turn, its actions, and the panels beside the board. */
export const table = {
  name: 'The table of the Citadel',
  sheets: { left: 'Who plays now', right: 'Rivals, and next cards' },
  tabs: { hand: 'Hand', shops: 'Shops', odds: 'Odds', tale: 'Tale' },
  backText: (who: string) => `This undoes part of the turn of ${who}, or a card that was seen.`,
  undoAsks: 'You must all agree.',
  /** Names all who must agree, including people who gave up or handed their seat to a bot. */
  backAsks: (all: string) => `All must agree: ${all}.`,
  gaveUp: (who: string) => `${who} (gave up)`,

  /** The Order on turn. */
  pointsOf: (count: number, goal: number) => `${count} of ${goal} points`,
  pointsShort: (count: number, goal: number) => `${count} / ${goal}`,
  bricksOf: (count: number) => `${count} ${count === 1 ? 'brick' : 'bricks'}`,
  knightsOf: (count: number) => `${count} ${count === 1 ? 'Knight' : 'Knights'}`,
  isOut: 'has given up',

  phases: {
    name: 'The turn',
    choose: 'First plots',
    income: 'Income',
    act: 'Build, trade',
    points: 'Points',
    toReveal: 'turn up a card',
    paid: (category: string, count: number) => `${category} paid ${count}`,
    paidNothing: (category: string) => `${category}: nothing`,
    noCard: 'no card left',
    build: 'build',
    claim: 'claim',
    left: (builds: number, claims: number) =>
      `${capital(countNoun(builds, 'building', 'buildings'))} and ${countNoun(claims, 'plot', 'plots')} left this turn.`,
    free: 'the next is free',
    anywhere: 'the next can go anywhere',
    redBox: 'red box?',
    chosen: (count: number) => `${count} chosen`,
    dots: (count: number, most: number) => `${count} of ${most} dots`,
  },

  /** Consequences of ending the turn now. */
  ends: {
    heading: 'If you end now',
    redBox: (box: number) => `Red box ${box}: you get an Influence card.`,
    toRedBox: (count: number) =>
      `${capital(countNoun(count, 'more point', 'more points'))}: an Influence card.`,
    /** Points after building any of these cards in hand. */
    makes: (cards: string, score: number, box: 'red' | 'none' | 'goal') =>
      `${cards}: ${score}, ${{ red: 'a red box', none: 'no red box', goal: 'the goal' }[box]}.`,
    inPoints: (count: number) => (count === 0 ? 'now' : `in ${count}`),
    tax: (count: number) => `A Municipal card would take ${bricks(count)}.`,
    noTax: 'A Municipal card would take nothing.',
    /** Chance that the next building is Municipal. */
    odds: (percent: number) =>
      percent === 0 ? 'It cannot be next.' : `The odds that it is next: ${percent}%.`,
    goal: 'You have reached the goal.',
    powerMine: (category: string) => `You are the Great Power of ${category}.`,
    powerNeeds: (category: string, count: number) =>
      `${capital(countNoun(count, 'more building', 'more buildings'))}, and you are the Great Power of ${category}.`,
    powerThreat: (who: string, category: string, count: number) =>
      `${who} needs ${countNoun(count, 'more building', 'more buildings')} for the Great Power of ${category}.`,
    siege: (plot: string, who: string, gap: string, price: number) =>
      `${plot} may fall: ${who} needs ${gap} for ${bricks(price)}.`,
    siegeRemedy: (gap: string, price: number) => `Claim ${gap} first for ${bricks(price)}.`,
  },

  rivals: {
    heading: 'Rivals',
    caption: 'bricks, cards (face up if seen), Influence',
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
      `In the pile: ${figures(buildings, 'building', 'buildings')} and ${figures(events, 'Event', 'Events')}.`,
    spoken: (category: string, percent: number, shares: string) =>
      `${category} ${percent} percent: ${shares || 'nobody is paid'}.`,
    share: (who: string, count: number) => `${who} ${count}`,
    taxShare: (who: string, count: number) => `${who} loses ${count} first`,
  },

  goal: {
    heading: 'The goal',
    nobody: (goal: number) => `By building alone, no player can reach ${goal} in a turn.`,
    nearest: (who: string, most: number) => `${who} gets closest: at most ${most}.`,
    /** Other sources of points. */
    more: {
      basic: 'Influence cards and buildings without an owner can bring more.',
      strategic: 'Influence cards, sieges and buildings without an owner can bring more.',
    },
    could: (who: string, goal: number) => `${who} could reach ${goal} in its turn.`,
    lastRound: 'This is the last round.',
  },
  motto: 'The builder of the walls is remembered longer than the king.',

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
      `${category}: none yet; you have ${inWords(built)} of ${inWords(needs)}`,
    of: (built: number, needs: number) => `${built} of ${needs}`,
    does: (category: string, pointCount: number, extra: number) =>
      `${category} gives ${points(pointCount)}, and ${bricks(extra)} more income.`,
  },

  shops: {
    pawnshop: 'Pawnshop',
    market: 'Free Market',
    empty: 'no cards here',
    gives: 'pays half, asks 5',
    givesMarket: 'pays and asks full value',
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
    /** Targets of an Influence card. */
    aimAt: { 'rivals-plot': 'Choose a plot of a rival.', 'free-plot': 'Choose a free plot.' },
    aimRival: 'Which rival?',
    aimCategory: 'Which category?',
    noTarget: 'You cannot use it on anything now.',
    byItself: 'It plays by itself.',
    choosePlot: 'Choose one of the marked plots.',
    noPlace: 'It fits nowhere now.',
    later: LATER,
  },

  planks: {
    last: 'The last page',
    revealShort: 'Turn up',
    reveal: 'Turn up a card',
    revealNote: 'Everyone with a building of its category is paid.',
    pile: 'From the pile',
    hire: 'Hire influence',
    noPlot: 'First press a plot on the board.',
    each: '5 bricks each',
    raze: 'Tear down',
    razeNote: 'Choose a building of yours. It costs 5 bricks.',
    end: 'End turn',
    sure: 'You did nothing yet, and a rival could win or take a plot of yours. Press again to end the turn.',
    endSpoken: (score: number) => `End the turn with ${points(score)}`,
    stop: 'Stop choosing',
    choose: (plot: string) => `Choose ${plot}`,
    claim: (plot: string, price: number) => `Claim ${plot} for ${bricks(price)}`,
    build: (card: string, price: number) => `Build ${card} for ${bricks(price)}`,
    buildFree: (card: string) => `Build ${card} for free`,
    razeAt: (card: string, price: number) => `Tear down ${card} for ${bricks(price)}`,
    playAt: (card: string, plot: string) => `${card}: ${plot}`,
    withdraw: (plot: string) => `Leave ${plot}`,
    back: 'Put back',
  },

  /** Texts about the selected plot. */
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
      `${category} pays ${count} here${parts.length > 1 ? `: ${parts.join(' + ')}` : ''}.`,
    wouldPay: (card: string, count: number) => `${card} would pay ${count}`,
    couldStand: 'Your cards:',
    noneStands: 'None of your cards fits here.',
    falls: (plots: string) => `You also take ${plots}.`,
    after: (score: number) => `Then ${points(score)}.`,
    afterRedBox: (box: number) => `Then ${points(box)}: a red box.`,
    powerAfter: (category: string) => `You become the Great Power of ${category}.`,
    close: 'Close',
  },

  asks: {
    withdraw: {
      plague: (who: string) => `${capital(who)}: the plague. Which plot do you leave?`,
      'call-to-arms': (who: string) => `${capital(who)}: a call to arms. Which plot do you leave?`,
    },
    discard: 'Keep two Influence cards. Which one do you discard?',
    take: (who: string) => `The Spy looks at the cards of ${who}. Which do you take?`,
    give: (who: string, card: string) => `Which card do you give ${who} for ${card}?`,
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
      `${capital(countNoun(most, 'plot', 'plots'))} with at most ${countNoun(dots, 'dot', 'dots')} together, not next to each other. They cost nothing.`,
    inTheOpen: 'All see your plots. Cards stay face down.',
  },

  gate: {
    name: 'The gate is shut',
    passes: 'now it is the turn of',
    points: (count: number, goal: number) => `${figures(count, 'point', 'points')} of ${goal}`,
    since: 'Since your last turn',
    soFar: 'So far',
    quiet: 'Nothing happened to you.',
    begins: 'Your turn begins',
    goesOn: 'Your turn goes on',
    reveal: 'Turn up a card',
    revealNote: 'everyone with a building of its category is paid',
    act: 'Build and trade',
    actNote: 'your cards are where you left them',
    peek: 'Look at your cards',
    peekNote: 'then choose your plot',
    secret: 'Your cards stay face down until you say so.',
    away: (who: string) => `${who}, please look away.`,
    look: 'Look at the board',
    back: 'Back to the gate',
    iAm: (who: string) => `I am ${who}`,
    never: 'Not now',
  },

  /** Influence cards that arrived behind the gate, shown when the player's turn begins. */
  cameToYou: (cards: string) => `You got: ${cards}.`,

  spoken: {
    turnOf: (who: string) => `${who} plays now.`,
    paid: (count: number) => `You are paid ${bricks(count)}.`,
    taxed: (count: number) => `Taxes take ${bricks(count)} from you.`,
    handHidden: 'Your cards are hidden.',
    handShown: 'Your cards are face up.',
    inHand: (what: string, places: number) =>
      `${what} in hand. ${places === 0 ? 'It fits nowhere now.' : `It fits on ${countNoun(places, 'plot', 'plots')}.`}`,
    inHandLater: (what: string) => `${what} in hand. ${LATER}`,
    putBack: 'Put back.',
    standing: (who: string, pointCount: number, brickCount: number, plots: number) =>
      `${who}: ${points(pointCount)}, ${bricks(brickCount)}, ${countNoun(plots, 'plot', 'plots')}.`,
    goal: (goal: number) => `The goal is ${goal}.`,
  },
}

/** Short reasons why a plot is refused. Long ones do not fit on it. */
const why = {
  'borders-own': 'next to yours',
  'too-many-dots': 'too many dots',
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
  'road-has-turnpike': 'has a Turnpike',
  'no-building': 'nothing here',
  'bad-target': 'not this one',
  'last-plot': 'last plot',
  'too-few-bricks': 'too few bricks',
} as const satisfies Partial<Record<RefusalCode<Citadel>, string>>

/** The town with its plots and its wall, as text and for screen readers. */
export const town = {
  name: 'The town',
  help: 'Left and right move along a ring, up and down across the rings, Home to sector a. B moves to the next plot you can use, O to your next plot. Enter reads out a plot. Enter again does it.',
  grid: 'The plots, ring by ring',
  /** Accessible name of a plot: features, owner, building, neighbours, and the action of a click. */
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
  mayChoose: 'you can choose it',
  mayLeave: 'this Knight can leave',
  mayClaim: (count: number) => `claim it for ${bricks(count)}`,
  mayBuild: (count: number) => `it fits here, pays ${count}`,
  mayRaze: (count: number) => `tear it down for ${bricks(count)}`,
  mayAim: 'you can play the card here',
  notHere: (reason: string) => `not here: ${reason}`,
  mayFall: (who: string, gap: string, count: number) => `falls if ${who} claims ${gap} for ${bricks(count)}`,
  or: (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names),
  bringsDown: (plots: string) => `claim it and take ${plots} too`,
  plank: { pays: (count: number) => `pays ${count}`, falls: 'falls' },
  why,
  whole: 'Show the whole town',
  before: 'Along the ring, anticlockwise',
  after: 'Along the ring, clockwise',
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
