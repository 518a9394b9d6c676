import {
  type Action,
  type Config,
  type Event,
  HEARTS,
  type MonsterKind,
  monsterCount,
  type Outcome,
  places,
  type State,
} from '../../engine/fairy-tale/index.ts'
import { type Session, stateOf } from '../../engine/kernel/index.ts'

/** A game of The Last Fairy Tale with the whole way that led to it. */
export type Tale = Session<Config, State, Action, Event>

/** The forest at the end of a turn. */
export interface TurnRecord {
  turn: number
  /** Tiles in the forest, the oak's among them. */
  tiles: number
  monsters: number
}

/** A dark diamond that was broken. */
export interface DiamondRecord {
  turn: number
  seat: number
  /** The first, second or third. */
  nth: number
  /** How many monsters went with it. */
  monsters: number
}

/** A monster that reached the oak. */
export interface HeartRecord {
  turn: number
  kind: MonsterKind
  /** The first, second or third. */
  nth: number
}

/** What one character did in the whole game. */
export interface Deeds {
  steps: number
  tiles: number
  /** Monsters removed, and monsters gone with a diamond. */
  monsters: number
  diamonds: number
}

/** A game, told: what the last page knows of it. */
export interface Chronicle {
  outcome: Outcome | null
  turns: TurnRecord[]
  diamonds: DiamondRecord[]
  hearts: HeartRecord[]
  /** By seat, in the order of play. */
  cast: Deeds[]
  /** The most monsters that stood in the forest at the end of a turn. */
  mostMonsters: number
}

/** Tells a game from the events of its moves. Turns are counted from 1; the opening is no turn. */
export function chronicle(tale: Tale): Chronicle {
  const frames = tale.moves.flatMap((move) => move.frames)
  const last = stateOf(tale)
  const ends = new Map<number, State>()
  const diamonds: DiamondRecord[] = []
  const hearts: HeartRecord[] = []
  const cast = last.seats.map((): Deeds => ({ steps: 0, tiles: 0, monsters: 0, diamonds: 0 }))
  for (const { event, state } of frames) {
    const { turn } = state
    if (turn > 0) ends.set(turn, state)
    if (event.type === 'oak-hurt') hearts.push({ turn, kind: event.kind, nth: HEARTS - event.hearts })
    if (event.type === 'diamond-destroyed') {
      const { seat, destroyed: nth, monsters } = event
      diamonds.push({ turn, seat, nth, monsters: monsters.length })
    }
    countDeeds(cast, event)
  }
  const turns = [...ends].map(([turn, state]) => recordOf(turn, state))
  const mostMonsters = Math.max(0, ...turns.map(({ monsters }) => monsters))
  return { outcome: last.outcome, turns, diamonds, hearts, cast, mostMonsters }
}

const recordOf = (turn: number, state: State): TurnRecord => ({
  turn,
  tiles: places(state.tiles).length,
  monsters: monsterCount(state),
})

/** The step that breaks a diamond is a step too, though it leads back [R 23]. */
function countDeeds(cast: readonly Deeds[], event: Event): void {
  if (!('seat' in event)) return
  const deeds = cast[event.seat]
  if (!deeds) return
  if (event.type === 'character-walked') deeds.steps += 1
  if (event.type === 'tile-placed') deeds.tiles += 1
  if (event.type === 'monster-removed') deeds.monsters += 1
  if (event.type === 'diamond-destroyed') {
    deeds.steps += 1
    deeds.diamonds += 1
    deeds.monsters += event.monsters.length
  }
}
