import {
  type Event,
  HEARTS,
  type MonsterKind,
  monsterCount,
  type Outcome,
  places,
  type State,
} from '../../../../engine/fairy-tale/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { type Deeds, deedsOf } from '../log/deeds.ts'

export interface TurnRecord {
  turn: number
  /** Tiles in the forest, including the oak's. */
  tiles: number
  monsters: number
}

/** An event that brought the end nearer. `nth` is the first, second or third of its kind. */
export type KeyMoment =
  /** A dark diamond was broken; `monsters` is the number of monsters lost with it. */
  | { kind: 'diamond'; turn: number; nth: number; seat: number; monsters: number }
  /** A monster reached the Oak. */
  | { kind: 'heart'; turn: number; nth: number; monster: MonsterKind }
  /** Other losses: of hearts or, by house rules, of the game or a hero. */
  | { kind: 'lost'; turn: number; by: 'fire' | 'grove' | 'villager' }
  | { kind: 'hero'; turn: number; seat: number }

/** The data of a game for the last page. */
export interface TurnHistory {
  outcome: Outcome | null
  /** All turns that began, from the first. */
  turns: TurnRecord[]
  /** Key moments in order. */
  moments: KeyMoment[]
  /** The counted actions of each character, by seat. */
  cast: Deeds[]
}

/** Returns the history of a game from the events of its moves. Turns count from 1; the opening is no turn. */
export function chronicleGame(tale: Session): TurnHistory {
  const last = stateOf(tale)
  const ends = new Map<number, State>()
  const moments: KeyMoment[] = []
  const frames = tale.moves.flatMap((move) => move.frames)
  for (const { event, state } of frames) {
    if (state.turn > 0) ends.set(state.turn, state)
    const moment = momentOf(event, state.turn)
    if (moment) moments.push(moment)
  }
  const turns = [...ends].map(([turn, state]) => recordOf(turn, state))
  const events = frames.map(({ event }) => event)
  return { outcome: last.outcome, turns, moments, cast: deedsOf(events, last.seats.length) }
}

const recordOf = (turn: number, state: State): TurnRecord => ({
  turn,
  tiles: places(state.tiles).length,
  monsters: monsterCount(state),
})

function momentOf(event: Event, turn: number): KeyMoment | null {
  switch (event.type) {
    case 'oak-hurt':
      return { kind: 'heart', turn, nth: HEARTS - event.hearts, monster: event.kind }
    case 'diamond-destroyed': {
      const { seat, destroyed, monsters } = event
      return { kind: 'diamond', turn, nth: destroyed, seat, monsters: monsters.length }
    }
    case 'oak-scorched':
      return { kind: 'lost', turn, by: 'fire' }
    case 'grove-taken':
      return { kind: 'lost', turn, by: 'grove' }
    case 'villager-lost':
      return event.hearts === null ? null : { kind: 'lost', turn, by: 'villager' }
    case 'character-lost':
      return { kind: 'hero', turn, seat: event.seat }
    default:
      return null
  }
}
