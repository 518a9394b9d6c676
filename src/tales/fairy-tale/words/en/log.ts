import type { NoEntrance } from '../../../../engine/fairy-tale/index.ts'
import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/en/numbers.ts'
import { mapped } from '../../../../ui/text/mapped.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { tiles } from './board.ts'

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')
const steps = (n: number) => countNoun(n, 'step', 'steps')

/** The log: events and their reasons. Reasons end the sentence before them. */
export const log = {
  /** The heading over the entries of one turn. */
  turn: (turn: number, name: string) => `Chapter the ${capital(ordinal(turn))}: ${name}`,

  sides: { north: 'the North', east: 'the East', south: 'the South', west: 'the West' },
  monsters: {
    'frost-giant': 'a Frost Giant',
    ogre: 'an Ogre',
    'big-bad-wolf': 'a Big Bad Wolf',
    'ice-witch': 'an Ice Witch',
    troll: 'a Troll',
  },
  /** Several of one kind. */
  crowds: {
    'frost-giant': (n: number) => countNoun(n, 'Frost Giant', 'Frost Giants'),
    ogre: (n: number) => countNoun(n, 'Ogre', 'Ogres'),
    'big-bad-wolf': (n: number) => countNoun(n, 'Big Bad Wolf', 'Big Bad Wolves'),
    'ice-witch': (n: number) => countNoun(n, 'Ice Witch', 'Ice Witches'),
    troll: (n: number) => countNoun(n, 'Troll', 'Trolls'),
  },
  tiles: mapped({ ...tiles.shapes, ...tiles.buildings }, (name) => `a ${name}`),
  capital,

  /** The button of a log entry that shows the reason on the board. */
  ask: 'Show on the board',
  taleBegan: 'The four first tiles are round the Oak, and the tale begins.',
  market: (tiles: string) => `The market opens with ${tiles}.`,
  /** If each seat has tiles of its own instead of the market. */
  hand: (tiles: string) => `The first player has ${tiles}.`,
  dealt: (name: string, tiles: string) => `${capital(name)} drew ${tiles}.`,
  drawn: (tile: string) => `${capital(tile)} was drawn.`,
  nothingToDraw: 'The draw pile is empty, so no new tile was drawn.',
  walked: (name: string, count: number, ways: string) => `${capital(name)} walked ${steps(count)}: ${ways}.`,
  placed: (name: string, tile: string) => `${capital(name)} laid ${tile}.`,
  revealed: (tile: string) => `${capital(tile)} came to the market.`,
  pileEmpty: 'The draw pile is empty, so its place in the market stays free.',
  swept: (name: string, tile: string) => `${capital(name)} put ${tile} under the pile,`,
  sweptWhy: 'because no tile of the market could be laid.',
  felled: (name: string, tile: string, place: string) =>
    `${capital(name)} felled ${tile} at ${place} and put it under the pile,`,
  felledWhy: 'because no tile still to come could be laid, and one of them is a dark diamond.',
  blewUp: (name: string, tile: string, place: string) =>
    `${capital(name)} set off the bomb: ${tile} at ${place} is gone.`,
  goneWithIt: (count: number) => `${capital(monsters(count))} went with it.`,
  swapped: (name: string, left: string, place: string, face: string) =>
    `${capital(name)} swapped ${left} at ${place} for ${face}.`,
  turned: (name: string, tile: string, place: string) => `${capital(name)} turned ${tile} at ${place}.`,
  setAgain: (name: string, building: string) => `${capital(name)} set ${building} again.`,
  removed: (name: string, monster: string) => `${capital(name)} removed ${monster}.`,
  shattered: (name: string, destroyed: number) =>
    `${capital(name)} broke the ${ordinal(destroyed)} dark diamond.`,

  asked: (name: string) => `The die showed a 5: ${name} can choose the side.`,
  choseSpawn: (name: string, side: string) => `${capital(name)} chose ${side} for the new monsters.`,
  choseMovement: (name: string, side: string) => `${capital(name)} chose ${side} to move.`,
  rolledAgain: (times: number) =>
    `The die showed a 6${times > 1 ? `, ${inWords(times)} times` : ''}, but no open den is in reach, so it was rolled again.`,
  noDen: {
    none: 'The die showed a 6, but no open den is in reach, so none came.',
    'every-side': 'The die showed a 6, but no open den is in reach, so monsters came from every side.',
  },
  /** `more`: some appeared before. */
  noEntrance: wordsByKey<NoEntrance, (more: boolean) => string>({
    unjoined: (more) => `No ${more ? 'more ' : ''}monsters came, because no tile is joined to the Oak.`,
    barred: (more) =>
      `No ${more ? 'more ' : ''}monsters came, because no tile with a road to the Oak lets them in.`,
  }),
  came: (count: number, side: string) => `${capital(monsters(count))} came from ${side},`,
  /** A further side, if the reason was given before. */
  cameToo: (count: number, side: string) => `${capital(monsters(count))} came from ${side}.`,
  cameFromDen: (count: number) => `${capital(countNoun(count, 'Troll', 'Trolls'))} came from the den,`,
  cameRound: (count: number, side: string, named: string) =>
    `${capital(monsters(count))} came from ${side} (${named} has no entrance),`,
  forWide: (size: number) =>
    `because the forest is ${size} wide: ${size}\u00A0−\u00A02\u00A0=\u00A0${size - 2}.`,
  forHigh: (size: number) =>
    `because the forest is ${size} high: ${size}\u00A0−\u00A02\u00A0=\u00A0${size - 2}.`,
  forSmall: 'because the forest is small: one always appears.',
  /** The fate of several monsters with the same event; `n` is their number. */
  hurried: (monster: string, count: number, n: number) =>
    `${capital(monster)} found ${n === 1 ? 'its' : 'their'} entrance full and hurried ${steps(count)} on.`,

  /** The same if a symbol makes them hurry. */
  hurriedBy: (monster: string, count: number, symbol: string, _n: number) =>
    `${capital(monster)} came in ${symbol} and hurried ${steps(count)} on.`,
  /** The fate of monsters on their way. */
  fell: {
    trapdoor: (monster: string, n: number) =>
      `${capital(monster)} fell through the trapdoor, and ${n === 1 ? 'is' : 'are'} gone.`,
  },
  lost: (monster: string, building: string, n: number) =>
    `${capital(monster)} went into ${building}, and ${n === 1 ? 'is' : 'are'} gone.`,
  putOut: (monster: string, side: string, building: string, _n: number) =>
    `${capital(building)} sent ${monster} to the ${side} entrance.`,
  delays: {
    'candy-house': (monster: string, n: number) =>
      n === 1
        ? `${capital(monster)} nibbles at the candy house, and loses a step.`
        : `${capital(monster)} nibble at the candy house, and lose a step.`,
  },
  delayed: (monster: string, building: string, n: number) =>
    `${capital(monster)} ${n === 1 ? 'loses' : 'lose'} a step at ${building}.`,
  broke: (monster: string, symbol: string, place: string, _n: number) =>
    `${capital(monster)} broke ${symbol} at ${place}.`,

  movedAll: (count: number) => `Every side moved: ${monsters(count)}.`,
  movedOn: (count: number, side: string) => `${capital(monsters(count))} of ${side} moved.`,
  nobodyMoved: 'No monster moved.',
  nobodyOn: (side: string) => `No monster was in ${side}.`,
  rolled: (face: number) => `The die showed ${face}.`,
  went: (monster: string, way: string, _n: number) => `${capital(monster)} went ${way},`,
  turnedBack: (monster: string, way: string, _n: number) => `${capital(monster)} turned back ${way},`,
  turnedAside: (monster: string, way: string, _n: number) => `${capital(monster)} turned ${way},`,
  forNoRoad: 'because no road led straight toward the Oak.',
  forNothing: 'because the road ahead led out of the forest.',
  forEntered: (n: number) => `because ${n === 1 ? 'it' : 'they'} had just been on the tile ahead.`,
  forFull: (count: number, capacity: number) => `because the tile ahead was full (${count} of ${capacity}).`,
  /** The bar on the direct way, by its kind. */
  barredBy: {
    gate: 'the gate is shut',
    wall: 'the wall holds',
    palace: 'a palace is there',
  },
  bars: (what: string) => `${what} blocks the way`,
  forBarred: (bar: string) => `because ${bar}.`,
  hastened: (monster: string, way: string, count: number, _n: number) =>
    `${capital(monster)} went ${way} and hurried ${steps(count)} on,`,
  forSymbol: (symbol: string) => `because of ${symbol} on the way.`,
  forFullEntrance: 'because the entrance was full.',
  hurriesOn: (count: number, symbol: string, n: number) =>
    `Then ${n === 1 ? 'it' : 'they'} hurried ${steps(count)} on: ${symbol}.`,
  pushedOn: (monster: string, way: string, count: number, _n: number) =>
    `${capital(monster)} pushed ${way} onto a full tile and hurried ${steps(count)} on,`,
  forNoOther: 'because no other way was open.',
  squeezed: (n: number) =>
    `At last ${n === 1 ? 'it' : 'they'} squeezed in, because every way on was blocked.`,
  cameNoFurther: (n: number) => `There ${n === 1 ? 'it' : 'they'} could go no further.`,
  /** Held at the end of a run; the reason ends the sentence. */
  heldAtLast: (why: string, n: number) => `There ${n === 1 ? 'it' : 'they'} stayed, ${why}`,
  stayed: (monster: string, n: number) =>
    `${capital(monster)} stayed where ${n === 1 ? 'it was' : 'they were'},`,
  forNoWay: 'because no road led on.',
  oakHurt: (monster: string) => `${capital(monster)} reached the Oak.`,
  heartsLeft: (hearts: number) =>
    hearts === 0 ? 'The last heart is lost.' : `One heart lost, ${inWords(hearts)} left.`,
  /** Powers and their effects. */
  powers: {
    'bargain-movement': (name: string) =>
      `${capital(name)} made a bargain: no new monsters, but the monsters move twice.`,
    'bargain-monsters': (name: string) =>
      `${capital(name)} made a bargain: twice the new monsters, but none moves.`,
    pull: (name: string, other: string) => `${capital(name)} let down her hair and pulled ${other} to her.`,
    fly: (name: string, place: string) => `${capital(name)} wished, and flew to ${place}.`,
    clear: (name: string, place: string, gone: string) =>
      `${capital(name)} wished, and ${gone} left ${place}.`,
    reroll: (name: string) => `${capital(name)} wished, and the die was rolled again.`,
  },
  wishesLeft: (wishes: number) =>
    wishes === 0 ? 'That was the last wish.' : `${capital(countNoun(wishes, 'wish is', 'wishes are'))} left.`,
  dieKept: (name: string, face: number) => `${capital(name)} kept the ${face}.`,
  felledAll: (name: string, count: number) => `${capital(name)} removed ${monsters(count)} at one stroke.`,
  delivered: (place: string, count: number) => `The basket cleared ${monsters(count)} from ${place}.`,
  clearedBy: (building: string, place: string, count: number) =>
    `${capital(building)} hit ${place}: ${monsters(count)} ${count === 1 ? 'is' : 'are'} gone.`,
  place: (place: string) => (place === '' ? 'the Oak' : place),
  monstersOf: monsters,
  basket: {
    'picked-up': (name: string) => `${capital(name)} picked up the basket at the Oak.`,
    dropped: (name: string) => `${capital(name)} dropped the basket,`,
    delivered: (name: string) => `${capital(name)} delivered the basket.`,
  },
  forMonsters: 'because monsters were there.',
  heldBy: (name: string) => `held by ${name}.`,
  heldIn: {
    'sleeping-glade': 'asleep in the glade.',
    'candy-house': 'nibbling at the candy house.',
  },
  drawnBy: (name: string) => `lured by ${name}.`,
  wonBy: {
    'last-tile': 'The last tile is drawn: the forest is saved.',
    rounds: 'Twenty turns are over and the Oak still stands: the forest is saved.',
    monsters: 'No more monsters dare to come: the forest is saved.',
  },
  outcomes: {
    won: 'The third dark diamond is broken: the forest is saved.',
    lost: 'The Oak falls, and the tale ends in the dark.',
    'given-up': 'You closed the book and gave the tale up.',
  },

  /** The full explanation of one step, sentence by sentence. */
  step: {
    numbered: (kind: string, n: number) => `${kind} ${n}:`,
    hasty: 'It had entered a full tile and hurried on.',
    hastyBy: (symbol: string) => `It hurried on: ${symbol}.`,
    ways: { north: 'North', east: 'East', south: 'South', west: 'West' },
    toward: { north: 'north', east: 'east', south: 'south', west: 'west' },
    desired: (way: string) => `${way}, toward the Oak,`,
    noRoad: (way: string) => `${way} has no road.`,
    nothing: (way: string) => `${way} leads out.`,
    entered: (way: string) => `${way} was visited already.`,
    full: (way: string, count: number, capacity: number) => `${way} is full (${count} of ${capacity}).`,
    barred: (way: string, bar: string) => `${way} is blocked: ${bar}.`,
    went: (toward: string) => `It went ${toward}.`,
    wentStraight: (toward: string) => `It went ${toward}, toward the Oak.`,
    pushed: (toward: string) => `So it pushed ${toward}, onto the first full tile.`,
    stayed: 'So it stayed.',
    appearedFull: 'It appeared on a full tile and hurried on.',
    broke: (symbol: string) => `It broke ${symbol}.`,
    fell: { trapdoor: 'It fell through the trapdoor.' },
    lost: (building: string) => `It went into ${building} and is gone.`,
    putOut: (side: string, building: string) => `${capital(building)} sent it to the ${side} entrance.`,
    delays: { 'candy-house': 'It nibbles at the candy house.' },
    delayed: (building: string) => `It lost a step at ${building}.`,
    reached: 'It reached the Oak.',
    heldIn: {
      'sleeping-glade': 'It slept alone in the glade.',
      'candy-house': 'It nibbled at the candy house.',
    },
    held: (name: string) => `${capital(name)} held it.`,
    drawn: (name: string) => `${capital(name)} lured it.`,
  },
}

/** Why an action is not allowed: one plain sentence for each reason code of the engine. */
export const refusals = {
  /** The sides of a tile, for the sentences below. */
  sides: { north: 'north', east: 'east', south: 'south', west: 'west' },
  'game-is-over': 'The game is over.',
  'not-in-this-phase': 'Not in this part of the turn.',
  'answer-first': 'First answer the question.',
  'nothing-to-answer': 'There is nothing to answer now.',
  'another-question': 'That does not answer this question.',
  'no-such-tile': 'There is no such tile.',
  'not-before-the-roll': 'Roll first. Then you can lay the tile.',
  'no-tile-in-hand': 'First choose a tile.',
  'not-beside-the-oak': 'Lay the four first tiles right beside the Oak, one on each side.',
  'no-such-slot': 'The market has no such place.',
  'slot-is-empty': 'That place in the market is empty, and so is the draw pile.',
  'no-road-to-the-oak': 'Turned like that, it has no road to the Oak.',
  'tiles-left-to-lay': 'First lay all four tiles round the Oak.',
  'no-steps-left': 'You have no steps left this turn.',
  'not-next-door': 'No road gets you there in so few steps.',
  'no-road-out': (edge: string) => `No road leaves this tile on its ${edge} side.`,
  'road-joins-nothing': (edge: string) => `The road on the ${edge} side ends there.`,
  'no-expand-left': 'You cannot lay, put under or fell any more tiles this turn.',
  'place-is-taken': 'There is already a tile.',
  'not-next-to-the-forest': 'Lay the tile next to the forest.',
  'no-road-joins': 'None of its roads joins a road of the forest.',
  'road-meets-hedge': (edge: string) => `The road on its ${edge} side meets a hedge.`,
  'hedge-meets-road': (edge: string) => `The hedge on its ${edge} side blocks a road.`,
  'too-close-to-the-oak': (minimum: number) => `Lay a dark diamond at least ${minimum} tiles from the Oak.`,
  'cannot-pay': (need: number, symbol: string, have: number) =>
    `The tile costs ${need} ${symbol}, and the forest has ${have === 0 ? 'none' : have}.`,
  'closes-the-last-road':
    'That closes the forest’s last open road, and a diamond is still to come. A road into a hole in the forest is not open.',
  'a-tile-can-be-placed': 'A market tile still fits somewhere, so you cannot put one under the pile.',
  'pile-is-empty': 'The draw pile is empty. You cannot put a tile under it.',
  'diamonds-stay': 'Put another tile under the pile. The dark diamond stays in the market.',
  'no-diamond-to-come': 'No dark diamond is still to come, so you cannot fell a tile.',
  'a-tile-to-come-fits': 'A tile still to come fits somewhere, so you cannot fell one.',
  'monsters-stand-there': 'There are monsters on that tile.',
  'no-remove-left': 'You cannot remove any more monsters this turn.',
  'no-such-monster-here': 'That monster is not on your hero’s tile.',
  'not-this-turn': 'You can only walk this turn.',
  'may-not-stay': 'Your last turn ended here too. First step away.',
  'may-not-return': 'Your last turn ended there. End this one on another tile.',
  'no-such-power': 'Your hero does not have that power.',
  'no-power-left': 'You have already used this power this turn.',
  'no-wishes-left': 'All three wishes are used up.',
  'same-bargain-again': 'You made this bargain last turn. Not twice in a row.',
  'no-die-to-reroll': 'There is no die to roll again.',
  'wrong-aim': (aim: string) => `Use that power ${aim}.`,
  aims: { nothing: 'on its own', place: 'on a tile', character: 'on another hero' },
  'no-such-seat': 'That hero is not in this game.',
  'already-there': 'The hero is already there.',
  'no-monsters-there': 'There is no monster on that tile.',
  'no-monsters-anywhere': 'There is no monster in the forest.',
  'too-far-to-pull': (most: number) =>
    `That hero is too far away: at most ${most} ${most === 1 ? 'tile' : 'tiles'}.`,
  'nobody-in-reach': 'No other hero is near enough to pull.',
  'nowhere-to-fly': 'There is no other tile to fly to.',
  'no-such-symbol-here': 'Your hero’s tile has nothing like that to use.',
  'symbol-is-spent': (symbol: string) => `${capital(symbol)} is used up. It works only once.`,
  'wrong-use': (symbol: string) => `You cannot use ${symbol} like that.`,
  'the-oak-guards-it': 'The Oak guards itself and the four tiles round it.',
  'building-stays': (building: string) => `${capital(building)} stays as it is.`,
  'somebody-stands-there': 'There is a hero on that tile.',
  'lies-so-already': 'The tile is already like that.',
  'not-next-to-it': 'That tile is not next to it.',
  'nothing-in-reach': 'No tile next to this one can be used for that.',
}
