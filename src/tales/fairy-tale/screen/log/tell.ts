import {
  type BasicEventType,
  bellsRing,
  type Event,
  type EventOf,
  type EventType,
  type Face,
  isGoal,
  monsterCount,
  type SpawnReason,
  type State,
  whyCount,
  whyNoEntrance,
} from '../../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import type { Frame } from '../../game.ts'
import { otherGoalOf } from '../../words/goal-words.ts'
import { expansionsOf } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'
import { explainRun } from './explain.ts'
import {
  deciderOf,
  type EventInMove,
  heroIcon,
  heroOf,
  type LogEntry,
  type LogIcon,
  type LogSentence,
  type LogWriter,
  linesOfExpansions,
} from './line.ts'
import { type BasicHappening, isBasicHappening, type LoggedRun, runsOf } from './runs.ts'
import { tellHappening, tellTile, tileText } from './tell-content.ts'
import { tellCleared, tellPower } from './tell-powers.ts'
import { tellRuns } from './tellRun.ts'

/** The log line of each event type; null if another line covers the event. */
const BASIC: {
  [Type in BasicEventType]: (event: EventOf<Type>, telling: EventInMove) => LogSentence | null
} = {
  'first-tile-laid': () => null,
  'tale-began': (_, { m, frames, state }) => ({
    icon: { kind: 'oak' },
    what: m.log.taleBegan,
    why: (state.hands ? m.log.hand : m.log.market)(
      m.common.list(revealed(frames).map((face) => tileText(m, face))),
    ),
  }),
  'hand-dealt': ({ seat, faces }, telling) => ({
    icon: heroIcon(telling, seat),
    what: telling.m.log.dealt(
      heroOf(telling, seat),
      telling.m.common.list(faces.map((face) => tileText(telling.m, face))),
    ),
  }),
  'tile-revealed': (event, telling) => sayRevealed(event, telling),
  'turn-began': () => null,
  'die-rolled': () => null,
  'no-den': (event, telling) => sayNoDen(event, telling),
  'side-asked': (event, telling) =>
    hasNoEffect(event, telling)
      ? null
      : {
          icon: dieIcon(telling),
          what: telling.m.log.asked(deciderOf(telling, telling.state.onTurn)),
        },
  'side-chosen': (event, telling) => (hasNoEffect(event, telling) ? null : sayChoice(event, telling)),
  'monsters-coming': (event, telling) => sayComing(event, telling),
  'no-entrance': (_, telling) => sayNoEntrance(telling),
  'monster-appeared': () => null,
  'monster-lost': (event, telling) => sayHappening(event, telling),
  'monster-put-out': (event, telling) => sayHappening(event, telling),
  'monster-delayed': (event, telling) => sayHappening(event, telling),
  'bar-broken': (event, telling) => sayHappening(event, telling),
  'movement-began': (event, telling) => sayMovement(event, telling),
  'monster-stepped': () => null,
  'monster-stayed': () => null,
  'oak-hurt': ({ kind, hearts }, telling) => ({
    icon: { kind: 'monster', monster: kind },
    what: telling.m.log.oakHurt(telling.m.log.monsters[kind]),
    why: telling.m.log.heartsLeft(hearts),
    steps: telling.runs
      .filter((run) => run.last === telling.frame)
      .flatMap((run) => explainRun(telling, run)),
  }),
  'action-began': () => null,
  'character-walked': () => null,
  'diamond-destroyed': ({ seat, monsters, destroyed }, telling) => ({
    icon: heroIcon(telling, seat),
    what: telling.m.log.shattered(heroOf(telling, seat), destroyed),
    why: monsters.length > 0 ? telling.m.log.goneWithIt(monsters.length) : '',
  }),
  'tile-placed': ({ seat, at }, telling) => ({
    icon: heroIcon(telling, seat),
    what: telling.m.log.placed(heroOf(telling, seat), tileText(telling.m, telling.state.tiles[at])),
    why: sayRefill(telling),
  }),
  'tile-swept': ({ seat }, telling) => ({
    icon: heroIcon(telling, seat),
    what: telling.m.log.swept(heroOf(telling, seat), tileText(telling.m, telling.state.pile.under.at(-1))),
    why: telling.m.log.sweptWhy,
  }),
  'tile-felled': (event, telling) => tellTile(telling, event, undefined),
  'building-set': (event, telling) => tellTile(telling, event, telling.state.tiles[event.at]),
  'symbol-used': () => null,
  'tile-destroyed': (event, telling) => tellTile(telling, event, undefined),
  'tile-swapped': (event, telling) => tellTile(telling, event, telling.state.tiles[event.at]),
  'tile-turned': (event, telling) => tellTile(telling, event, telling.state.tiles[event.at]),
  'monster-removed': ({ seat, kind }, telling) => ({
    icon: heroIcon(telling, seat),
    what: telling.m.log.removed(heroOf(telling, seat), telling.m.log.monsters[kind]),
  }),
  'question-asked': () => null,
  'die-kept': ({ face }, telling) => ({
    icon: { kind: 'die', face },
    what: telling.m.log.dieKept(deciderOf(telling, telling.state.onTurn), face),
  }),
  'character-carried': () => null,
  'power-used': (event, telling) => tellPower(event, telling),
  'monsters-cleared': (event, telling) => tellCleared(event, telling),
  'item-changed': ({ seat, how }, telling) => ({
    icon: heroIcon(telling, seat),
    what: telling.m.log.basket[how](heroOf(telling, seat)),
    why: how === 'dropped' ? telling.m.log.forMonsters : '',
  }),
  'turn-ended': () => null,
  'game-ended': ({ outcome }, { m, state }) => {
    const goal = otherGoalOf(state.rules)
    return {
      icon: outcome === 'won' && !goal ? { kind: 'gem' } : { kind: 'heart' },
      what: outcome === 'won' && goal ? m.log.wonBy[goal] : m.log.outcomes[outcome],
    }
  },
}

const isBasic = (type: EventType): type is BasicEventType => type in BASIC

/**
 * Returns the line of an event on a monster's way, with the whole run explained. Equal events are one line, placed at the last of
 * them.
 */
function sayHappening(event: BasicHappening, telling: EventInMove): LogSentence | null {
  const { m, frames, runs, frame } = telling
  const { what } = tellHappening(m, event, 1)
  const alike = [...frames.entries()].flatMap(([at, { event: other }]) =>
    isBasicHappening(other) && tellHappening(m, other, 1).what === what ? [at] : [],
  )
  if (frame !== alike.at(-1)) return null
  const ways = runs.filter(({ first, last }) => alike.some((at) => first <= at && at <= last))
  return { ...tellHappening(m, event, alike.length), steps: ways.flatMap((run) => explainRun(telling, run)) }
}

/** Returns the log entries of a move, in order. */
export function describeMove(teller: LogWriter, frames: readonly Frame[]): LogEntry[] {
  const runs = runsOf(frames)
  const odd = tellRuns(teller, runs)
  return frames.flatMap(({ event, state }, frame): LogEntry[] => {
    const line = lineOf(event, { ...teller, frames, runs, frame, state })
    const told = line ? [{ ...line, frame }] : []
    return [...told, ...odd.filter((run) => run.frame === frame)]
  })
}

const lineOf = <Type extends EventType>(
  event: Event & { type: Type },
  telling: EventInMove,
): LogSentence | null => {
  // The registry maps every type to its own function, but TypeScript cannot infer that for a union.
  const type: EventType = event.type
  const tell = (isBasic(type) ? BASIC[type] : linesOfExpansions(telling).lines[type]) as (
    event: Event,
    telling: EventInMove,
  ) => LogSentence | null
  return tell(event, telling)
}

/** Returns the revealed tiles, with the rotation they had in the market at that moment. */
const revealed = (frames: readonly Frame[]): Face[] =>
  frames.flatMap(({ event, state }) =>
    event.type === 'tile-revealed' ? (state.market[event.slot] ?? []) : [],
  )

/** Returns the line of a revealed special tile. Null for the first market, which the start of the game lists. */
function sayRevealed(
  { slot }: EventOf<'tile-revealed'>,
  { m, state, frames }: EventInMove,
): LogSentence | null {
  const face = state.market[slot]
  const building = face?.building
  if (!building || frames.some(({ event }) => event.type === 'tale-began')) return null
  const icon: LogIcon = isGoal(face) ? { kind: 'gem' } : { kind: 'building', building }
  return { icon, what: (state.hands ? m.log.drawn : m.log.revealed)(tileText(m, face)) }
}

/** Returns the last die rolled before an event of this move; null if there was no roll. */
function fallen({ frames, frame }: EventInMove): DieFace | null {
  const events = frames.slice(0, frame).map(({ event }) => event)
  const last = events.findLast((event) => event.type === 'die-rolled')
  return last?.type === 'die-rolled' ? last.face : null
}

/** Returns the die icon of a line. Without a roll in the move, a side was chosen after a 5. */
const dieIcon = (telling: EventInMove): LogIcon => ({ kind: 'die', face: fallen(telling) ?? 5 })

/** Returns the line for a 6 without a den. Repeated rolls are one line. */
function sayNoDen({ then }: EventOf<'no-den'>, telling: EventInMove): LogSentence | null {
  const { log } = telling.m
  if (then !== 'roll-again') return { icon: dieIcon(telling), what: log.noDen[then] }
  const all = [...telling.frames.keys()].filter((at) => telling.frames[at]?.event.type === 'no-den')
  return telling.frame === all[0] ? { icon: dieIcon(telling), what: log.rolledAgain(all.length) } : null
}

/** Returns the reason why no monster enters, once for all of them. */
function sayNoEntrance(telling: EventInMove): LogSentence | null {
  const { frames, frame, m, state } = telling
  const before = frames.slice(0, frame).map(({ event: { type } }) => type)
  if (before.includes('no-entrance')) return null
  const isMore = before.includes('monster-appeared')
  return { icon: dieIcon(telling), what: m.log.noEntrance[whyNoEntrance(state)](isMore) }
}

/** True for the choice of a side to move while no monster is in the forest. */
const hasNoEffect = (event: EventOf<'side-asked' | 'side-chosen'>, { state }: EventInMove): boolean =>
  event.for === 'movement' && monsterCount(state) === 0

function sayChoice(event: EventOf<'side-chosen'>, telling: EventInMove): LogSentence {
  const { log } = telling.m
  const chose = event.for === 'movement' ? log.choseMovement : log.choseSpawn
  const name = deciderOf(telling, telling.state.onTurn)
  return { icon: dieIcon(telling), what: chose(name, log.sides[event.side]) }
}

function sayComing({ count, reason }: EventOf<'monsters-coming'>, telling: EventInMove): LogSentence {
  const { log } = telling.m
  const { side, entranceSide } = reason
  const icon = dieIcon(telling)
  const earlier = telling.frames.findIndex(({ event }) => event.type === 'monsters-coming') < telling.frame
  if (!side || !entranceSide)
    return { icon, what: log.cameFromDen(count), why: sayCount(telling.m, reason, telling.state) }
  if (earlier) return { icon, what: log.cameToo(count, log.sides[entranceSide]) }
  const came =
    side === entranceSide
      ? log.came(count, log.sides[side])
      : log.cameRound(count, log.sides[entranceSide], log.sides[side])
  return { icon, what: came, why: sayCount(telling.m, reason, telling.state) }
}

/** Returns the reason for the number of new monsters [R 6]. */
export function sayCount(
  m: Messages,
  { width, height }: Pick<SpawnReason, 'width' | 'height'>,
  state: State,
): string {
  const { log } = m
  const by = whyCount({ width, height })
  const bySize = by === 'least' ? log.forSmall : by === 'width' ? log.forWide(width) : log.forHigh(height)
  return [bySize, countedToo(m, state)].filter(Boolean).join(' ')
}

/** Returns the effect of expansions on that number: night adds one, bells halve it [R 62] [R 64]. */
export function countedToo(m: Messages, state: State): string {
  if (!state.extras) return ''
  const { night, bells } = expansionsOf(m).log.countedToo
  const isNight = Object.values(state.extras.curses).includes('night')
  return [isNight ? night : '', bellsRing(state) ? bells : ''].filter(Boolean).join(' ')
}

function sayMovement({ side, monsters }: EventOf<'movement-began'>, telling: EventInMove): LogSentence {
  const { m } = telling
  const runs = runsOfRoll(telling)
  const face = fallen(telling)
  const walked = runs.filter(({ parts }) => parts.some(({ event }) => event.type === 'monster-stepped'))
  const moved = new Set(walked.map(({ monster }) => monster)).size
  const line: LogSentence = {
    icon: dieIcon(telling),
    what: side ? m.log.movedOn(moved, m.log.sides[side]) : m.log.movedAll(moved),
    why: face ? m.log.rolled(face) : '',
    steps: runs.flatMap((run) => explainRun(telling, run)),
  }
  if (monsters.length > 0) return line
  // After a 5 without monsters no side was asked for, so the line names none.
  if (side && !face && monsterCount(telling.state) === 0)
    return { ...line, what: m.log.nobodyMoved, why: m.log.rolled(5) }
  return { ...line, what: side ? m.log.nobodyOn(m.log.sides[side]) : m.log.nobodyMoved }
}

/** Returns the runs of the roll that this event began: a bargain can bring two rolls in one move. */
function runsOfRoll({ frames, runs, frame }: EventInMove): readonly LoggedRun[] {
  const next = frames.findIndex(({ event }, at) => at > frame && event.type === 'movement-began')
  return runs.filter(({ first }) => first > frame && (next < 0 || first < next))
}

function sayRefill({ m, frames, frame, state }: EventInMove): string {
  const [face] = revealed(frames.slice(frame))
  if (!face) return state.hands ? m.log.nothingToDraw : m.log.pileEmpty
  return face.building ? '' : (state.hands ? m.log.drawn : m.log.revealed)(tileText(m, face))
}
