import {
  type Event,
  type EventOf,
  HEARTS,
  type MonsterKind,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, type Frame, neighbour, stateOf } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'
import { spawnedMonsters } from '../spawned-monsters.ts'
import { expansionStories } from './expansions.ts'
import { SIDE_OF, type StoryEvent, type StorySide } from './story-event.ts'

/** The story events of one turn. Turn 0 is the time before the game. */
export interface Chapter {
  turn: number
  /** The seat on turn; null before the game. */
  seat: number | null
  happenings: readonly StoryEvent[]
}

/** The number of steps in one run that counts as a rush. */
const RUSH = 3

/** Returns the finished turns of a game with all story events of each, in order. */
export function chaptersOf(session: Session): readonly Chapter[] {
  const last = stateOf(session)
  const byTurn = new Map<number, FrameOfTale[]>()
  for (const frame of session.moves.flatMap(({ frames }) => frames)) {
    const { turn } = frame.state
    if (turn === last.turn && !last.outcome) break
    const ofTurn = byTurn.get(turn)
    if (ofTurn) ofTurn.push(frame)
    else byTurn.set(turn, [frame])
  }
  return [...byTurn].map(([turn, frames]) => ({
    turn,
    seat: turn === 0 ? null : (frames[0]?.state.onTurn ?? null),
    happenings: turn === 0 ? endOf(frames) : happeningsOf(frames),
  }))
}

type FrameOfTale = Frame<State, Event>

/** The story events in the frames of a turn. */
function happeningsOf(frames: readonly FrameOfTale[]): readonly StoryEvent[] {
  const events = frames.map(({ event }) => event)
  return [...comingOf(events), ...heroOf(frames), ...nightOf(frames), ...endOf(frames)]
}

const allOf = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.filter((event): event is EventOf<Type> => event.type === type)

function comingOf(events: readonly Event[]): readonly StoryEvent[] {
  const came = spawnedMonsters(events).map(({ kind }) => kind)
  if (came.length > 0) return [{ what: 'came', count: came.length, monster: sameKind(came) }]
  const none = events.some(({ type }) => type === 'no-entrance' || type === 'no-den')
  return none ? [{ what: 'nobody-came' }] : []
}

const sameKind = ([first, ...rest]: readonly MonsterKind[]): MonsterKind | null =>
  first !== undefined && rest.every((kind) => kind === first) ? first : null

/** The story events of the hero on turn, in order. A turn without any becomes an event of its own. */
function heroOf(frames: readonly FrameOfTale[]): readonly StoryEvent[] {
  const events = frames.map(({ event }) => event)
  const done = frames.flatMap((frame) => [...deedOf(frame.event), ...expansionStoriesBy('hero', frame)])
  const removed = removedBy(frames)
  const drove: StoryEvent[] =
    removed.length > 0 ? [{ what: 'drove', count: removed.length, monster: sameKind(removed) }] : []
  const placed = allOf(events, 'tile-placed')
  const building = placed.find(({ face }) => face.building)?.face.building ?? null
  const laid: StoryEvent[] = placed.length > 0 ? [{ what: 'laid', tiles: placed.length, building }] : []
  const steps = allOf(events, 'character-walked').length
  const walked: StoryEvent[] = steps > 0 ? [{ what: 'walked', steps }] : []
  const all = [...done, ...drove, ...laid, ...walked]
  return all.length > 0 || !events.some(({ type }) => type === 'turn-ended') ? all : [{ what: 'rested' }]
}

/** The kinds of all monsters that a hero removed, one by one or a whole tile at once. */
const removedBy = (frames: readonly FrameOfTale[]): readonly MonsterKind[] =>
  frames.flatMap(({ event }, index) => {
    if (event.type === 'monster-removed') return [event.kind]
    if (event.type !== 'monsters-cleared' || event.by !== 'remove') return []
    const before = frames[index - 1]?.state.tiles[event.at]?.monsters ?? []
    return before.map(({ kind }) => kind)
  })

/** The story events of a hero in a single event. */
function deedOf(event: Event): readonly StoryEvent[] {
  switch (event.type) {
    case 'diamond-destroyed':
      return [{ what: 'diamond', nth: event.destroyed, monsters: event.monsters.length }]
    case 'monsters-cleared':
      if (event.by === 'remove') return []
      return [{ what: 'cleared', by: event.by, count: event.monsters.length }]
    case 'tile-destroyed':
      return [{ what: 'blasted', monsters: event.monsters.length }]
    case 'power-used':
      return [{ what: 'power', power: event.power }]
    case 'building-set':
      return [{ what: 'set', building: event.building }]
    case 'item-changed':
      if (event.how === 'dropped') return []
      return [{ what: event.how }]
    case 'tile-turned':
      return [{ what: 'turned' }]
    case 'tile-swapped':
      return [{ what: 'swapped' }]
    case 'tile-felled':
      return [{ what: 'felled' }]
    default:
      return []
  }
}

/** The story events of expansions, for one side of the story. */
const expansionStoriesBy = (side: StorySide, frame: FrameOfTale): readonly StoryEvent[] =>
  expansionStories(frame).filter(({ what }) => SIDE_OF[what] === side)

/** The story events of the monsters in their movement. */
function nightOf(frames: readonly FrameOfTale[]): readonly StoryEvent[] {
  const events = frames.map(({ event }) => event)
  const rolled = allOf(events, 'movement-began')
  const moved = rolled.some(({ monsters }) => monsters.length > 0)
  const stepped = events.some(({ type }) => type === 'monster-stepped' || type === 'oak-hurt')
  const still: StoryEvent[] = moved && !stepped ? [{ what: 'held-still' }] : []
  const quiet: StoryEvent[] = rolled.length > 0 && !moved ? [{ what: 'quiet' }] : []
  const befell = frames.flatMap((frame) => [
    ...mischiefOf(frame.event),
    ...expansionStoriesBy('night', frame),
  ])
  return [...befell, ...rushOf(events), ...nearOf(frames.at(-1)), ...still, ...quiet]
}

/** The story events of a monster in a single event. */
function mischiefOf(event: Event): readonly StoryEvent[] {
  switch (event.type) {
    case 'oak-hurt':
      return [{ what: 'hurt', monster: event.kind, nth: HEARTS - event.hearts }]
    case 'bar-broken':
      return [{ what: 'broke', monster: event.kind, symbol: event.symbol }]
    case 'monster-lost':
      return [{ what: 'lost', monster: event.kind, by: event.by }]
    case 'monster-put-out':
      return [{ what: 'put-out', monster: event.kind, by: event.by }]
    case 'monster-delayed':
      return [{ what: 'delayed', monster: event.kind, by: event.by }]
    default:
      return []
  }
}

/** The longest run of a monster in one movement, if it was long. */
function rushOf(events: readonly Event[]): readonly StoryEvent[] {
  let longest = { monster: null as MonsterKind | null, steps: 0 }
  let run = { number: -1, steps: 0 }
  for (const event of allOf(events, 'monster-stepped')) {
    const goesOn = event.monster === run.number && event.reason.haste !== null
    run = { number: event.monster, steps: goesOn ? run.steps + 1 : 1 }
    if (run.steps > longest.steps) longest = { monster: event.kind, steps: run.steps }
  }
  const { monster, steps } = longest
  return monster && steps >= RUSH ? [{ what: 'rushed', monster, steps }] : []
}

/** A monster next to the Oak at the end of the turn. */
function nearOf(last: FrameOfTale | undefined): readonly StoryEvent[] {
  const beside = DIRECTIONS.flatMap((side) => last?.state.tiles[neighbour(CENTRE, side)]?.monsters ?? [])
  const [first] = beside
  return first ? [{ what: 'near', monster: first.kind }] : []
}

const endOf = (frames: readonly FrameOfTale[]): readonly StoryEvent[] =>
  allOf(
    frames.map(({ event }) => event),
    'game-ended',
  ).map(({ outcome }) => ({ what: 'ended', outcome }))
