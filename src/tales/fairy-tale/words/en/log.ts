import type { NoEntrance } from '../../../../engine/fairy-tale/index.ts'
import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/en/numbers.ts'
import { mapped } from '../../../../ui/text/mapped.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { tiles } from './board.ts'

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')
const steps = (n: number) => countNoun(n, 'step', 'steps')

/** The tale so far: what happened, and why. Reasons end the sentence that they follow. */
export const log = {
  /** The heading over the lines of one turn. */
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

  /** Behind a line: shows why it went so. */
  ask: 'Show on the board',
  taleBegan: 'The four first tiles lie round the Oak, and the tale begins.',
  market: (tiles: string) => `The market opens with ${tiles}.`,
  /** Where everybody has tiles in place of the market. */
  hand: (tiles: string) => `Whoever begins has ${tiles}.`,
  dealt: (name: string, tiles: string) => `${capital(name)} drew ${tiles}.`,
  drawn: (tile: string) => `${capital(tile)} was drawn.`,
  nothingToDraw: 'The draw pile is empty, so no new tile was drawn.',
  walked: (name: string, count: number, ways: string) => `${capital(name)} walked ${steps(count)}: ${ways}.`,
  placed: (name: string, tile: string) => `${capital(name)} laid ${tile}.`,
  revealed: (tile: string) => `${capital(tile)} came to the market.`,
  pileEmpty: 'The draw pile is empty, so its place in the market stays free.',
  swept: (name: string, tile: string) => `${capital(name)} put ${tile} under the pile,`,
  sweptWhy: 'for no tile of the market could be laid anywhere.',
  felled: (name: string, tile: string, place: string) =>
    `${capital(name)} felled ${tile} at ${place} and put it under the pile,`,
  felledWhy: 'for no tile still to come could be laid anywhere, and a dark diamond is among them.',
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

  asked: (name: string) => `The die showed a 5: ${name} may choose the side.`,
  choseSpawn: (name: string, side: string) => `${capital(name)} chose ${side} for the new monsters.`,
  choseMovement: (name: string, side: string) => `${capital(name)} chose ${side} to move.`,
  rolledAgain: (times: number) =>
    `The die showed a 6${times > 1 ? `, ${inWords(times)} times` : ''}, but no open den lies in reach, so it was rolled again.`,
  noDen: {
    none: 'The die showed a 6, but no open den lies in reach, so nobody came.',
    'every-side': 'The die showed a 6, but no open den lies in reach, so monsters came from every side.',
  },
  /** `more`: some came before. */
  noEntrance: wordsByKey<NoEntrance, (more: boolean) => string>({
    unjoined: (more) => `Nobody ${more ? 'else ' : ''}could come, for no tile is joined to the Oak.`,
    barred: (more) =>
      `Nobody ${more ? 'else ' : ''}could come, for no tile that is joined to the Oak lets anybody in.`,
  }),
  came: (count: number, side: string) => `${capital(monsters(count))} came from ${side},`,
  /** One more side, where the reason was told already. */
  cameToo: (count: number, side: string) => `${capital(monsters(count))} came from ${side}.`,
  cameFromDen: (count: number) => `${capital(countNoun(count, 'Troll', 'Trolls'))} came from the den,`,
  cameRound: (count: number, side: string, named: string) =>
    `${capital(monsters(count))} came from ${side}, for ${named} has no entrance,`,
  forWide: (size: number) =>
    `for the forest is ${size} wide, and ${size}\u00A0−\u00A02\u00A0=\u00A0${size - 2}.`,
  forHigh: (size: number) =>
    `for the forest is ${size} high, and ${size}\u00A0−\u00A02\u00A0=\u00A0${size - 2}.`,
  forSmall: 'for the forest is still small, and one always comes.',
  /** What became of monsters that did the same; `n` says how many they are. */
  hurried: (monster: string, count: number, n: number) =>
    `${capital(monster)} found ${n === 1 ? 'its' : 'their'} entrance full and hurried ${steps(count)} on.`,

  /** The same where a symbol makes them hurry. */
  hurriedBy: (monster: string, count: number, symbol: string, _n: number) =>
    `${capital(monster)} came in ${symbol} and hurried ${steps(count)} on.`,
  /** What became of monsters on their way. */
  fell: {
    trapdoor: (monster: string, n: number) =>
      `${capital(monster)} fell through the trapdoor, and ${n === 1 ? 'is' : 'are'} gone.`,
  },
  lost: (monster: string, building: string, n: number) =>
    `${capital(monster)} went into ${building}, and ${n === 1 ? 'is' : 'are'} gone.`,
  putOut: (monster: string, side: string, building: string, n: number) =>
    `${capital(monster)} ${n === 1 ? 'was' : 'were'} put out at the ${side} entrance by ${building}.`,
  delays: {
    'candy-house': (monster: string, n: number) =>
      n === 1
        ? `${capital(monster)} nibbles at the candy house, and loses a step.`
        : `${capital(monster)} nibble at the candy house, and lose a step.`,
  },
  delayed: (monster: string, building: string, n: number) =>
    `${capital(monster)} ${n === 1 ? 'is' : 'are'} kept by ${building} for a step.`,
  broke: (monster: string, symbol: string, place: string, _n: number) =>
    `${capital(monster)} broke ${symbol} at ${place}.`,

  movedAll: (count: number) => `${capital(monsters(count))} moved, on every side.`,
  movedOn: (count: number, side: string) => `${capital(monsters(count))} of ${side} moved.`,
  nobodyMoved: 'No monster moved.',
  nobodyOn: (side: string) => `No monster stood in ${side}.`,
  rolled: (face: number) => `The die showed ${face}.`,
  went: (monster: string, way: string, _n: number) => `${capital(monster)} went ${way},`,
  turnedBack: (monster: string, way: string, _n: number) => `${capital(monster)} turned back ${way},`,
  turnedAside: (monster: string, way: string, _n: number) => `${capital(monster)} turned ${way},`,
  forNoRoad: 'for no road led straight on toward the Oak.',
  forNothing: 'for the road ahead led out of the forest.',
  forEntered: (n: number) => `for ${n === 1 ? 'it' : 'they'} had been on the tile ahead already.`,
  forFull: (count: number, capacity: number) => `for the tile ahead was full (${count} of ${capacity}).`,
  /** What bars the way straight on, whatever its name. */
  barredBy: {
    gate: 'the gate holds',
    wall: 'the wall holds',
    palace: 'a palace stands there',
  },
  bars: (what: string) => `${what} bars the way`,
  forBarred: (bar: string) => `for ${bar}.`,
  hastened: (monster: string, way: string, count: number, _n: number) =>
    `${capital(monster)} went ${way} and hurried ${steps(count)} on,`,
  forSymbol: (symbol: string) => `for ${symbol} lay on the way.`,
  forFullEntrance: 'for the entrance was full.',
  hurriesOn: (count: number, symbol: string, n: number) =>
    `Then ${n === 1 ? 'it' : 'they'} hurried ${steps(count)} on: ${symbol}.`,
  pushedOn: (monster: string, way: string, count: number, _n: number) =>
    `${capital(monster)} pushed ${way} onto a full tile and hurried ${steps(count)} on,`,
  forNoOther: 'for no other way was open.',
  squeezed: (n: number) => `At last ${n === 1 ? 'it' : 'they'} squeezed in, for every way on was barred.`,
  cameNoFurther: (n: number) => `There ${n === 1 ? 'it' : 'they'} could go no further.`,
  /** Held at the end of a run; why, ends the sentence. */
  heldAtLast: (why: string, n: number) => `There ${n === 1 ? 'it' : 'they'} stayed, ${why}`,
  stayed: (monster: string, n: number) =>
    `${capital(monster)} stayed where ${n === 1 ? 'it was' : 'they were'},`,
  forNoWay: 'for no road led on.',
  oakHurt: (monster: string) => `${capital(monster)} reached the Oak.`,
  heartsLeft: (hearts: number) =>
    hearts === 0 ? 'The last heart is lost.' : `One heart lost, ${inWords(hearts)} left.`,
  /** Powers, and what came of them. */
  powers: {
    'bargain-movement': (name: string) =>
      `${capital(name)} struck a bargain: no new monsters, but the monsters move twice.`,
    'bargain-monsters': (name: string) =>
      `${capital(name)} struck a bargain: new monsters come twice, but no monster moves.`,
    pull: (name: string, other: string) => `${capital(name)} let down her hair and pulled ${other} to her.`,
    fly: (name: string, place: string) => `${capital(name)} wished, and flew to ${place}.`,
    clear: (name: string, place: string, gone: string) =>
      `${capital(name)} wished, and ${gone} left ${place}.`,
    reroll: (name: string) => `${capital(name)} wished, and the die was rolled again.`,
  },
  wishesLeft: (wishes: number) =>
    wishes === 0 ? 'That was the last wish.' : `${capital(countNoun(wishes, 'wish is', 'wishes are'))} left.`,
  dieKept: (name: string, face: number) => `${capital(name)} let the ${face} stand.`,
  felledAll: (name: string, count: number) => `${capital(name)} removed ${monsters(count)} at one stroke.`,
  delivered: (place: string, count: number) => `For the basket, ${monsters(count)} left ${place}.`,
  clearedBy: (building: string, place: string, count: number) =>
    `${capital(building)} struck ${place}: ${monsters(count)} ${count === 1 ? 'is' : 'are'} gone.`,
  place: (place: string) => (place === '' ? 'the Oak' : place),
  monstersOf: monsters,
  basket: {
    'picked-up': (name: string) => `${capital(name)} took up the basket at the Oak.`,
    dropped: (name: string) => `${capital(name)} dropped the basket,`,
    delivered: (name: string) => `${capital(name)} delivered the basket.`,
  },
  forMonsters: 'for monsters stood there.',
  heldBy: (name: string) => `held by ${name}.`,
  heldIn: {
    'sleeping-glade': 'asleep in the glade.',
    'candy-house': 'nibbling at the candy house.',
  },
  drawnBy: (name: string) => `drawn by ${name}.`,
  wonBy: {
    'last-tile': 'The last tile is drawn: the forest is saved.',
    rounds: 'Twenty turns are over, and the Oak stands: the forest is saved.',
    monsters: 'So many monsters are beaten that no more dare come: the forest is saved.',
  },
  outcomes: {
    won: 'The third dark diamond is broken: the forest is saved.',
    lost: 'The Oak falls, and the tale ends in the dark.',
    'given-up': 'The table closed the book: the tale is given up.',
  },

  /** The full explanation of one step, sentence by sentence. */
  step: {
    numbered: (kind: string, n: number) => `${kind} ${n}:`,
    hasty: 'It had come onto a full tile and hurried on.',
    hastyBy: (symbol: string) => `It hurried on: ${symbol}.`,
    ways: { north: 'North', east: 'East', south: 'South', west: 'West' },
    toward: { north: 'north', east: 'east', south: 'south', west: 'west' },
    desired: (way: string) => `${way}, toward the Oak,`,
    noRoad: (way: string) => `${way} has no road.`,
    nothing: (way: string) => `${way} leads out.`,
    entered: (way: string) => `${way} was entered already.`,
    full: (way: string, count: number, capacity: number) => `${way} is full (${count} of ${capacity}).`,
    barred: (way: string, bar: string) => `${way} is barred: ${bar}.`,
    went: (toward: string) => `It went ${toward}.`,
    wentStraight: (toward: string) => `It went ${toward}, toward the Oak.`,
    pushed: (toward: string) => `So it pushed ${toward}, onto the first full tile.`,
    stayed: 'So it stayed.',
    appearedFull: 'It appeared on a full tile and hurried on.',
    broke: (symbol: string) => `It broke ${symbol}.`,
    fell: { trapdoor: 'It fell through the trapdoor.' },
    lost: (building: string) => `It went into ${building}, and was gone.`,
    putOut: (side: string, building: string) => `It was put out at the ${side} entrance by ${building}.`,
    delays: { 'candy-house': 'It nibbles at the candy house.' },
    delayed: (building: string) => `It was kept by ${building}.`,
    reached: 'It reached the Oak.',
    heldIn: {
      'sleeping-glade': 'It was alone in the glade, and slept.',
      'candy-house': 'It nibbled at the candy house.',
    },
    held: (name: string) => `${capital(name)} held it.`,
    drawn: (name: string) => `${capital(name)} drew it.`,
  },
}

/** Why a wish is not allowed: one plain sentence for each reason code of the engine. */
export const refusals = {
  /** The sides of a tile, as they stand in the sentences below. */
  sides: { north: 'north', east: 'east', south: 'south', west: 'west' },
  'game-is-over': 'The tale has ended.',
  'not-in-this-phase': 'That has to wait for its own part of the turn.',
  'answer-first': 'First the open question must be answered.',
  'nothing-to-answer': 'Nothing has to be answered now.',
  'another-question': 'That is not what is asked now.',
  'no-such-tile': 'There is no such tile.',
  'not-before-the-roll': 'Roll first: the tile can be laid after that.',
  'no-tile-in-hand': 'First choose a tile.',
  'not-beside-the-oak': 'The four first tiles lie right beside the Oak, one on each side.',
  'no-such-slot': 'The market has no such place.',
  'slot-is-empty': 'That place in the market is empty: the draw pile has run out.',
  'no-road-to-the-oak': 'Turned like that, no road would lead to the Oak.',
  'tiles-left-to-lay': 'All four tiles must lie round the Oak first.',
  'no-steps-left': 'No steps are left in this turn.',
  'not-next-door': 'No road leads there in so few steps.',
  'no-road-out': (edge: string) => `No road leaves this tile on its ${edge} side.`,
  'road-joins-nothing': (edge: string) => `The road on the ${edge} side does not go on there.`,
  'no-expand-left': 'No more tiles may be laid, discarded or felled in this turn.',
  'place-is-taken': 'A tile lies there already.',
  'not-next-to-the-forest': 'A tile must lie next to the forest.',
  'no-road-joins': 'None of its roads would join a road of the forest.',
  'road-meets-hedge': (edge: string) => `The road on its ${edge} side would meet a hedge.`,
  'hedge-meets-road': (edge: string) => `The hedge on its ${edge} side would block a road.`,
  'too-close-to-the-oak': (minimum: number) =>
    `A dark diamond may not lie so near the Oak: at least ${minimum} tiles away.`,
  'cannot-pay': (need: number, symbol: string, have: number) =>
    `The tile costs ${need} ${symbol}, and the forest has ${have === 0 ? 'none' : have}.`,
  'closes-the-last-road':
    'That would close the forest’s last open road while a diamond is still to come. A road into a hole in the forest is no open one.',
  'a-tile-can-be-placed': 'At least one market tile still fits somewhere, so none may be discarded.',
  'pile-is-empty': 'The draw pile is empty: there is nothing to put a tile under.',
  'diamonds-stay': 'A dark diamond stays in the market while another tile could be discarded.',
  'no-diamond-to-come': 'No dark diamond is still to come, so no tile needs to be felled.',
  'a-tile-to-come-fits': 'A tile still to come fits somewhere, so none may be felled.',
  'monsters-stand-there': 'Monsters stand on that tile.',
  'no-remove-left': 'No more monsters may be removed in this turn.',
  'no-such-monster-here': 'That monster does not stand on this hero’s tile.',
  'not-this-turn': 'That cannot be done at all in this turn: only walking is left.',
  'may-not-stay': 'The last turn ended here too: first a step must lead away.',
  'may-not-return': 'That last step would lead back to where the last turn ended.',
  'no-such-power': 'The hero on turn has no such power.',
  'no-power-left': 'The power has already been used in this turn.',
  'no-wishes-left': 'All three wishes are used up.',
  'same-bargain-again': 'This bargain was struck the turn before: not twice running.',
  'no-die-to-reroll': 'No die has just fallen that could be rolled again.',
  'wrong-aim': (aim: string) => `That power is used ${aim}.`,
  aims: { nothing: 'as it is', place: 'on a tile', character: 'on another hero' },
  'no-such-seat': 'No such hero is in this tale.',
  'already-there': 'The hero stands there already.',
  'no-monsters-there': 'No monster stands on that tile.',
  'no-monsters-anywhere': 'No monster stands anywhere in the forest.',
  'too-far-to-pull': (most: number) =>
    `That hero is too far away: at most ${most} ${most === 1 ? 'tile' : 'tiles'}.`,
  'nobody-in-reach': 'Nobody else is near enough to be pulled.',
  'nowhere-to-fly': 'There is no other tile to fly to.',
  'no-such-symbol-here': 'The tile under this hero has nothing like that to use.',
  'symbol-is-spent': (symbol: string) => `${capital(symbol)} was used already, and works only once.`,
  'wrong-use': (symbol: string) => `That is not how ${symbol} is used.`,
  'the-oak-guards-it': 'The Oak guards itself and the four tiles round it.',
  'building-stays': (building: string) => `${capital(building)} stays as it lies.`,
  'somebody-stands-there': 'A hero stands on that tile.',
  'lies-so-already': 'The tile lies so already.',
  'not-next-to-it': 'That tile does not lie next to it.',
  'nothing-in-reach': 'No tile next to this one can be used for that.',
}
