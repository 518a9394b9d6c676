import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/en/numbers.ts'
import { verb } from './base.ts'
import type { Cost, Roll } from './foresight.ts'

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')

/** The description of the table in sentences, on request. */
export const described = {
  left: (things: string) => `Left: ${things}.`,
  steps: (n: number) => countNoun(n, 'step', 'steps'),
  expands: (n: number) => countNoun(n, 'tile to lay', 'tiles to lay'),
  removes: (n: number) => countNoun(n, 'monster to remove', 'monsters to remove'),
  standsAt: (name: string, place: string) => `${capital(name)} ${verb(name, 'is', 'are')} at ${place}.`,
  standsOnOak: (name: string) => `${capital(name)} ${verb(name, 'is', 'are')} on the Oak.`,
  /** Of a hero who was carried off. */
  isGone: (name: string) => `${capital(name)} ${verb(name, 'was', 'were')} carried off.`,
  noMonsters: 'There is no monster in the forest.',
  monsters: (n: number) =>
    `${capital(countNoun(n, 'monster', 'monsters'))} in the forest${n === 1 ? '' : ', the nearest first'}.`,
  /** The monsters of one side, or of the border between two. */
  onSide: (sides: string, groups: string) => `${capital(sides)}: ${groups}.`,
  forest: (width: number, height: number, come: number) =>
    `The forest is ${inWords(width)} wide and ${inWords(height)} high: ${countNoun(come, 'monster comes', 'monsters come')} at a time.`,
}

/** The privacy screen between two players: the next hero, and the events in between. */
export const handover = {
  newMonsters: (n: number) => `New monsters: ${inWords(n)}`,
  /** If one person plays several heroes, so nothing is handed over. */
  turnOf: (hero: string) => `${capital(hero.endsWith('s') ? `${hero}’` : `${hero}’s`)} turn`,
  quiet: 'All was quiet in the forest.',

  /** An event, followed by its consequence. */
  reached: (monster: string) => `${capital(monster)} reached the Oak:`,
  reachedAll: (n: number) => `${capital(monsters(n))} reached the Oak:`,
  heartsLost: (n: number) => `The Oak lost ${n === 1 ? 'a heart' : countNoun(n, 'heart', 'hearts')}:`,
  heartsLeft: (n: number) => `${n === 1 ? 'one heart is' : `${countNoun(n, 'heart', 'hearts')} are`} left.`,
  shattered: (name: string) => `${capital(name)} broke a dark diamond:`,
  broken: (n: number) => (n === 1 ? 'the first of three.' : n === 2 ? 'one is left.' : 'the last.'),
  laidDiamond: (name: string) => `${capital(name)} laid a dark diamond`,
  at: (place: string) => `at ${place}.`,
  near: (n: number) => `${capital(monsters(n))} ${n === 1 ? 'is' : 'are'} one step from the Oak.`,
  came: (n: number) => `${capital(monsters(n))} came`,
  from: (sides: string) => `from ${sides}.`,
  /** The actions of a hero as parts of a sentence. */
  did: (name: string, deeds: string) => `${capital(name)} ${deeds}.`,
  deeds: {
    gone: (_name: string, n: number) => `removed ${monsters(n)}`,
    tiles: (_name: string, n: number) => `laid ${n === 1 ? 'a tile' : countNoun(n, 'tile', 'tiles')}`,
    steps: (_name: string, n: number) => `walked ${countNoun(n, 'step', 'steps')}`,
  },
}

/** The keyboard shortcuts of this tale, for the list of all keys. */
export const keys = {
  groups: { board: 'The forest' },
  onBoard: 'While the focus is on the forest.',
  means: {
    seal: 'Roll for new monsters, end turn, or begin the tale',
    take: 'Take a tile in hand',
    turn: 'Turn what is in hand',
    'turn-back': 'Turn it back',
    confirm: 'Confirm',
    'put-back': 'Put back what is in hand, or close a card or the futures',
    walk: 'To the next place where your hero can walk; Enter walks',
    remove: 'To the next monster that your hero can remove; Enter removes it',
    wield: 'Use a power or a symbol',
    pour: 'Pour the bucket over a fire (newer boxes)',
    order: 'Recruit a soldier, or march one (newer boxes)',
    cast: 'Cast the spell (newer boxes)',
    switch: 'Turn the signpost or move the bridge here (newer boxes)',
    side: 'Choose north, east, south or west when asked',
    again: 'Watch the monsters’ turn again',
    describe: 'Describe the table',
    about: 'What is this? Show its card',
    why: 'Why will this monster go there?',
    hint: 'Ask the Guardian; press again for more',
    futures: 'The six futures',
    routes: 'All ways to the Oak',
    peek: 'Hold it to see all that will come',
    level: 'Arrows and warnings: on request, always, or bold',
    rove: 'Go from place to place, or move the view of the forest',
    'row-ends': 'Go to the first or last place of a row',
    fit: 'The whole forest',
  },
}

const suggests = (name: string) => `${capital(name)} ${verb(name, 'suggests', 'suggest')}`

/** Suggestions of waiting players to the player on turn. */
export const pins = {
  suggests,
  how: 'Point at a place, monster, tile or power. It is only a suggestion.',
  refused: (name: string) => `Only ${name} can do that. Suggest a walk, a tile, a monster or a power.`,
  walk: (place: string) => `walk to ${place}`,
  tile: (tile: string, place: string) => `lay ${tile} at ${place}`,
  monster: (monster: string, n: number) => `remove ${monster}, number ${n}`,
  pull: (character: string) => `pull ${character} here`,
  fly: (place: string) => `fly to ${place}`,
  clear: (place: string) => `clear ${place} of monsters`,
  destroy: (place: string) => `blow up the tile at ${place}`,
  swap: (tile: string, place: string) => `swap the tile at ${place} for ${tile}`,
  turn: (place: string) => `turn the tile at ${place}`,
  spoken: (name: string, words: string) => `${suggests(name)}: ${words}.`,
}

const hearts = (n: number) => countNoun(n, 'heart', 'hearts')

/** Words of the page of the six futures and of the card with the Oak’s odds, both opened on demand. */
export const futures = {
  help: 'Point at a future to see it on the board. Press it to keep it there.',
  /** The heading of a future: its condition. */
  ifRolled: (face: number, roll: Roll) => {
    if (roll === 'choose') return 'If a 5: you choose'
    if (roll === 'all') return `If a ${face}: all move`
    return `If a ${face}: the ${capital(roll)} moves`
  },
  /** After a bargain monsters move more than once: only the first movement is foreseen. */
  ofMoves: (title: string, moves: number) =>
    moves > 1 ? `${title} (the first of ${inWords(moves)} moves)` : title,

  /** The effect of one roll, within a sentence. */
  would: ({ hurt, ends }: Cost) =>
    ends ? 'would lose the game' : hurt > 1 ? `would cost ${hearts(hurt)}` : 'would hurt the Oak',

  /** The run of one monster. */
  does: {
    oak: 'reaches the Oak',
    gone: 'is gone',
    stays: 'stays where it is',
    steps: (side: string) => `one step ${side}`,
    hurries: (n: number, place: string) => `hurries ${countNoun(n, 'step', 'steps')}, to ${place}`,
  },
  nobody: 'None moves.',

  /** The card of the Oak's odds. */
  odds: {
    heading: 'Danger to the Oak',
    now: 'When you roll now',
    next: 'By next turn, if you do nothing',
    far: (turns: number) => `Within ${countNoun(turns, 'turn', 'turns')}, with normal play`,
    hearts: (n: number) => `${capital(hearts(n))} lost`,
    anyHeart: 'A heart lost',
    theTale: 'The game lost',
    percent: (chance: number) =>
      chance > 0 && chance < 0.01 ? 'under 1\u00A0%' : `${Math.round(chance * 100)}\u00A0%`,
    about: (chance: number, giveOrTake: number) =>
      `about ${Math.round(chance * 20) * 5}\u00A0% (±${Math.max(5, Math.ceil(giveOrTake * 20) * 5)})`,
    by: (roll: string, chance: string) => `${roll} ${chance}`,
  },
}

/** A hint in three grades. */
export const hint = {
  more: 'More',
  title: { thinker: 'The Guardian’s hint', quick: 'The Apprentice’s hint' },
  thinking: 'The Guardian is thinking…',
  /** The effect of the worst roll. `what`: some monsters and their tile, or else a side. */
  danger: (what: string, face: number, would: string) => `Watch ${what}: a ${face} ${would}.`,
  comers: (monsters: string, place: string) => `${monsters} at ${place}`,
  oneSide: (side: string) => `the ${side}`,
  everySide: 'every side',
  likely: (percent: string) => `Chance that the Oak is hurt this turn: ${percent}.`,
  nearest: (who: string) => `No roll hurts the Oak now. The nearest danger is ${who}.`,
  safe: 'No roll hurts the Oak now. Go and find the diamonds.',
  safeNow: 'No roll hurts the Oak now.',
  question: 'You can choose. Compare the sides.',
  would: (what: string) => `I would ${what}.`,
  /** The kind of an action. */
  kinds: {
    lay: 'lay a first tile',
    begin: 'begin the tale',
    roll: 'roll',
    'choose-side': 'choose the safest side',
    walk: 'walk to another tile',
    expand: 'lay a tile',
    sweep: 'put a tile under the pile',
    fell: 'fell a tile to open the forest',
    remove: 'remove a monster',
    use: 'use your hero’s power',
    'use-symbol': 'use the symbol where you are',
    'keep-die': 'keep this roll',
    'choose-place': 'clear the worst tile',
    'end-turn': 'end the turn',
    'give-up': 'give up',
  },
  exact: (what: string) => `${capital(what)}.`,
  side: (side: string) => `choose the ${side}`,
  sweep: (tile: string) => `put ${tile} under the pile`,
  fell: (tile: string, place: string) => `fell ${tile} at ${place}`,
  step: (side: string) => `walk ${side}`,
  theMonster: (monster: string) => `remove ${monster}`,
  monster: (monster: string, n: number) => `remove ${monster} (number ${n})`,
  crowd: (place: string) => `remove all monsters at ${place}`,
  power: (power: string) => `use your power: ${power}`,
  on: (what: string, target: string) => `${what}, on ${target}`,
  symbol: (symbol: string, place: string) => `use the ${symbol} on ${place}`,
  place: (place: string) => `clear ${place}`,
  gain: (before: string, after: string) => `Risk to the Oak this turn: from ${before} to ${after}.`,
  gainNone: (risk: string) => `Risk to the Oak this turn: ${risk}, unchanged.`,
  wins: 'That wins the game.',
  close: 'Put the hint away',
}

/** The effects of the aimed action, and the routes of monsters. */
export const preview = {
  title: 'If you do this',
  nothing: 'No change.',
  longest: (before: number, after: number) => `Longest side ${before} → ${after}`,
  toCome: (after: number) => `${after} new ${after === 1 ? 'monster' : 'monsters'} a turn`,
  sameToCome: 'as many new monsters as before',
  icons: (more: number, symbol: string) => `${more > 0 ? '+' : '−'}${Math.abs(more)} ${symbol}`,
  payable: (tiles: string) => `You can then pay for: ${tiles}`,
  hurt: 'Risk to the Oak this turn',
  hurtNow: (percent: number) => `from ${percent}\u00A0%`,
  hurtThen: (percent: number) => `to ${percent}\u00A0%`,
  entrance: (side: string, place: string) => `${side} entrance: ${place}`,
  entranceGone: (side: string) => `${side} entrance: none`,
  goes: (n: number, willBe: string, was: string) =>
    `${n === 1 ? 'One monster' : `${n} monsters`} will be ${willBe} instead of ${was}`,
  sameEnd: (n: number, willBe: string) =>
    `${n === 1 ? 'One monster goes another way' : `${n} monsters go another way`}: ${willBe}`,
  ends: {
    oak: (rolls: number) => `at the Oak in ${countNoun(rolls, 'roll', 'rolls')}`,
    gone: 'gone on the way',
    stays: 'stuck',
    loop: 'going in circles',
  },

  /** All routes to the Oak at once. */
  routes: {
    summary: (n: number) =>
      `${capital(monsters(n))} on ${n === 1 ? 'its' : 'their'} way, if nothing else changes.`,
    list: 'Where the monsters go, if nothing else changes',
    of: (name: string, place: string, end: string) => `${name}, at ${place}: ${end}.`,
    none: 'There is no monster in the forest.',
    counts: 'How many monsters share a way',
    /** The mark ×3 of monsters that share a step of their ways. */
    together: (n: number, from: string) => `${capital(monsters(n))} go the same way from ${from}`,
  },
}

/** The legend of the marks on the board: the actions of monsters where each mark is. */
export const legend = {
  name: 'What the marks mean',
  close: 'Close the legend',
  always: {
    enters: 'enter here',
    step: 'goes here next',
    oak: 'reaches the Oak',
    stays: 'stays',
  },
  /** While all routes to the Oak are shown. */
  ways: {
    step: 'three monsters go this way',
    oak: 'go to the Oak',
    loop: 'goes in circles',
    stays: 'is stuck',
    gone: 'is gone on the way',
  },
  /** In the settings, where the legend can be opened again. */
  settingOf: { shown: 'Shown', closed: 'Closed' },
}

const rows = (n: number) => countNoun(n, 'row', 'rows')

/** Why monsters go their way and appear at their places. */
export const why = {
  title: 'Why there?',
  stayTitle: 'Why does it stay?',
  comingTitle: 'Why here, why so many?',
  /** The button that asks this, in the log or on an info card. */
  askNext: 'Where will it go?',
  askStep: 'Why?',
  askSteps: 'The steps that are shown',
  ofStep: (name: string, order: number | null, to: string | null) =>
    `${name}, ${order === null ? 'next' : ordinal(order)} step${to === null ? '' : `, to ${to}`}: why?`,
  toOak: 'the Oak',
  key: 'W: where will it go, and why?',
  book: 'In the rule book',
  previous: 'The one before',
  next: 'The next one',
  /** The position in a list. */
  count: (n: number, of: number) => `${n} of ${of}`,
  /** The step within a run of several. */
  stepOf: (n: number, of: number) => `Step ${n} of ${of} in one run`,
  which: 'If the die shows',
  faces: { north: '1: North', east: '2: East', south: '3: South', west: '4: West', all: '6: all' },

  who: (name: string, place: string) => `${name}, at ${place}.`,
  tries: 'It tries its exits in this order:',
  triesIf: (face: string) => `If the die shows ${face}, it tries its exits in this order:`,
  hasty: 'It enters a full tile and hurries on.',
  hastyBy: (symbol: string) => `It hurries on: ${symbol}.`,
  appearedFull: 'It appears on a full tile and hurries on.',
  stays: 'So it stays.',
  /** The further fate of a monster after its step. */
  reaches: 'It reaches the Oak, which loses a heart.',
  breaks: (symbol: string) => `It breaks ${symbol}.`,
  falls: (building: string) => `It falls through ${building} and is gone.`,
  putOut: (side: string, building: string) => `${capital(building)} sends it to the ${side} entrance.`,
  delayed: (building: string) => `It loses its next step at ${building}.`,
  movesAfter: (n: number) =>
    n === 1 ? 'One monster moves before it.' : `${capital(monsters(n))} move before it.`,
  exits: 'Its exits, in the order it tries them',

  refused: {
    'no-road': 'no road',
    'joins-nothing': 'leads out of the forest',
    'entered-already': 'it was just there',
  },
  full: (count: number, capacity: number) => `full (${count} of ${capacity})`,
  pushed: (count: number, capacity: number) => `full (${count} of ${capacity}), but the first in order`,
  pushedNote: 'Nothing is open, so it pushes in.',
  open: (count: number, capacity: number) =>
    count === 0 ? 'open' : `open, ${inWords(count)} of ${inWords(capacity)} there`,
  neverFull: 'open, and never full',
  oak: 'the Great Wise Oak',
  breaksThrough: 'they are enough to break through',
  untried: 'not tried',
  foundFirst: (side: string) => `It took ${side} first.`,
  drawnBy: (name: string) => `${capital(name)} lures it, so it tries this first.`,
  drawnToo: 'It was lured there first.',
  desired: {
    straight: 'Straight to the Oak, so it tries this first.',
    longer: 'The longer way to the Oak, so it tries this first.',
    diagonal: 'Both ways are as long: clockwise round the Oak first.',
  },
  nextClockwise: 'The next one clockwise.',
  nextPrinted: 'The next one printed on its tile.',
  fates: { refused: 'not possible', taken: 'chosen', untried: 'not tried' },

  rules: {
    straight: 'A monster wants to go straight at the Oak.',
    longer: 'A monster wants to go along the longer of its two distances to the Oak.',
    diagonal: 'On a diagonal a monster wants the way that goes clockwise round the Oak.',
    clockwise: 'If that way does not exist, it tries the other three, clockwise from it.',
    noMemory: 'Monsters have no memory: they may walk straight back.',
    forced:
      'If no way exists, it must move onto a full joined tile, the first in the same order, and hurries on.',
    nothingLeft: 'When nothing is left, it stays where it is.',
    entrance:
      'First those with a road out to an empty place; then the furthest out; then the nearest to the Oak’s own row or column; then the clockwise one.',
    den: 'On a 6 they enter at the den furthest from the Oak that a road joins to it.',
    count: 'Number: the forest’s longest side minus two, at least one.',
  },

  /** Why they appear here. */
  coming: {
    who: (count: number, side: string) =>
      `${capital(monsters(count))} ${count === 1 ? 'comes' : 'come'} from ${side}.`,
    whoDen: (count: number) =>
      `${capital(monsters(count))} ${count === 1 ? 'comes' : 'come'} out of the den.`,
    without: (sides: string) =>
      `${capital(sides)}: no tile there can be an entrance, so the next side clockwise.`,
    candidates: 'The tiles where they could appear, the best first',
    entrance: 'the entrance',
    only: 'Only this tile can be the entrance.',
    decided: {
      'opens-out': 'It has a road out to an empty place.',
      'furthest-out': 'It is furthest out.',
      'least-aside': 'It is nearest to the middle line.',
      clockwise: 'As good as the next, but clockwise of it.',
    },
    loses: {
      'opens-out': 'no road out to an empty place',
      'furthest-out': 'not so far out',
      'least-aside': 'further from the middle line',
      clockwise: 'as good, but less far clockwise',
    },
    figures: (out: number, aside: number) =>
      aside === 0 ? `${rows(out)} out, on the middle line.` : `${rows(out)} out, ${aside} aside.`,
    more: (n: number) => `and ${countNoun(n, 'more tile', 'more tiles')}`,
    leftOut: (places: string) => `Further out, but no entrance: ${places}.`,
    wide: (longest: number) => `The forest is ${longest} wide: ${longest} − 2 = ${longest - 2}.`,
    high: (longest: number) => `The forest is ${longest} high: ${longest} − 2 = ${longest - 2}.`,
    small: 'The forest is still small: one always appears.',
    dens: 'The dens that a road joins to the Oak, the furthest first',
    denAway: (distance: number) => `${countNoun(distance, 'tile', 'tiles')} from the Oak`,
  },
}

export const giveUp = {
  title: 'Give up this game?',
  text: 'Then you all lose this game.',
  /** Shown if other people play on their own devices. */
  together: 'If the others agree, you all lose this game.',
}

/** Over the ribbon while a dark diamond breaks, or when a hero loses the basket. */
export const moment = {
  basketDropped: (name: string) => `${capital(name)} dropped the basket.`,
  denBroken: 'A dark diamond is broken: one den less.',
  diamondBroken: (left: number) =>
    left === 0 ? 'The last dark diamond is broken!' : `A dark diamond is broken, ${inWords(left)} to go.`,
}

/** The controls of the playback of the monsters’ turn. */
export const show = {
  label: 'The monsters’ turn',
  skip: 'Skip',
  pause: 'Pause',
  resume: 'Go on',
  step: 'One step',
  speed: (speed: string) => `Speed: ${speed}`,
  speeds: { calm: 'calm', brisk: 'brisk', instant: 'at once' },
}
