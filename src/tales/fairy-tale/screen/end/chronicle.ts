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

/** The forest at the end of a turn. */
export interface TurnRecord {
  turn: number
  /** Tiles in the forest, the oak's among them. */
  tiles: number
  monsters: number
}

/** Something that brought the end nearer. `nth` is the first, second or third of its kind. */
export type TaleMoment =
  /** A dark diamond was broken, and so many monsters went with it. */
  | { kind: 'diamond'; turn: number; nth: number; seat: number; monsters: number }
  /** A monster reached the oak. */
  | { kind: 'heart'; turn: number; nth: number; monster: MonsterKind }
  /** Something else cost hearts; or, of house rules, the tale or a hero. */
  | { kind: 'lost'; turn: number; by: 'fire' | 'grove' | 'villager' }
  | { kind: 'hero'; turn: number; seat: number }

/** A game, told: what the last page knows of it. */
export interface Chronicle {
  outcome: Outcome | null
  /** Turns that were begun, from the first. */
  turns: TurnRecord[]
  /** In the order in which they happened. */
  moments: TaleMoment[]
  /** What each character did in the whole game, by seat. */
  cast: Deeds[]
}

/** Tells a game from the events of its moves. Turns are counted from 1; the opening is no turn. */
export function chronicleGame(tale: Session): Chronicle {
  const last = stateOf(tale)
  const ends = new Map<number, State>()
  const moments: TaleMoment[] = []
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

function momentOf(event: Event, turn: number): TaleMoment | null {
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
