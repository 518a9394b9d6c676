import {
  advance,
  type Game,
  type GameTypes,
  type Session,
  stateOf,
  undo,
  undoTo,
  type WordSource,
} from '../engine/kernel/index.ts'
import type { Actor, MoveCause, RewindCause, SessionEvent } from './events.ts'
import type { OpenGame } from './state.ts'

/** Returns the automatic answer to the open question, or null if players must answer it. */
export type TableAnswer<K extends GameTypes> = (state: K['State']) => K['Action'] | null

/** A request of this tab to change the game. */
export type GameCommand<K extends GameTypes> =
  | { do: 'act'; actions: readonly K['Action'][]; by: Actor }
  | { do: 'undo' }
  /** Goes back until only `left` moves remain. */
  | { do: 'undo to'; left: number }
  | { do: 'redo' }

/** The result of a command: its event, or null if nothing changed, and why the rules refused the rest of it, or null. */
interface Applied<K extends GameTypes> {
  event: SessionEvent<K> | null
  refusal: K['Refusal'] | null
}

/** The direction of a command and its cause. */
type How = { type: 'moved'; cause: MoveCause } | { type: 'rewound'; cause: RewindCause }

/**
 * Applies a command by the rules. Of several actions, it applies those before the first refused one. `source` gives the random words of a
 * game that has them.
 */
export function applyCommand<K extends GameTypes>(
  game: Game<K>,
  { session: from, undone }: Pick<OpenGame<K>, 'session' | 'undone'>,
  command: GameCommand<K>,
  answer: TableAnswer<K> = () => null,
  source?: WordSource,
): Applied<K> {
  const eventTo = (to: Session<K> | undefined, how: How): SessionEvent<K> | null => {
    if (!to || to === from) return null
    return how.type === 'moved'
      ? { ...how, session: to, from: from.moves.length }
      : { ...how, session: to, before: from }
  }
  switch (command.do) {
    case 'act': {
      const { session, refusal } = carryOut(game, from, command.actions, answer, source)
      return { event: eventTo(session, { type: 'moved', cause: command.by }), refusal }
    }
    case 'undo':
      return { event: eventTo(undo(from), { type: 'rewound', cause: 'undo' }), refusal: null }
    case 'undo to':
      return {
        event: eventTo(undoTo(from, command.left), { type: 'rewound', cause: 'agreed' }),
        refusal: null,
      }
    case 'redo':
      return { event: eventTo(undone.at(-1), { type: 'moved', cause: 'redo' }), refusal: null }
  }
}

/** Plays actions, and the automatic answer after each. Returns the session up to the first refusal, and that refusal or null. */
function carryOut<K extends GameTypes>(
  game: Game<K>,
  before: Session<K>,
  actions: readonly K['Action'][],
  answer: TableAnswer<K>,
  source: WordSource | undefined,
): { session: Session<K>; refusal: K['Refusal'] | null } {
  let session = before
  for (const action of actions) {
    const next = advance(game, session, action, source)
    if (!next.ok) return { session, refusal: next.error }
    session = next.value
    const own = answer(stateOf(session))
    const answered = own && advance(game, session, own, source)
    if (answered?.ok) session = answered.value
  }
  return { session, refusal: null }
}
