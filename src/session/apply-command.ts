import { advance, type Game, goBack, type Kind, type Session, stateOf, undo } from '../engine/kernel/index.ts'
import type { Actor, MoveCause, RewindCause, SessionEvent } from './events.ts'
import type { OpenGame } from './state.ts'

/** What the table answers by itself to a question that is open; null: players are asked. */
export type TableAnswer<K extends Kind> = (state: K['State']) => K['Action'] | null

/** What somebody at this tab wants done with the game. */
export type GameCommand<K extends Kind> =
  | { do: 'act'; actions: readonly K['Action'][]; by: Actor }
  | { do: 'undo' }
  /** To where only so many moves were made. */
  | { do: 'undo to'; left: number }
  | { do: 'redo' }

/** What came of a command: an event, unless nothing is done, and why the rules refuse the rest of it. */
interface Applied<K extends Kind> {
  event: SessionEvent<K> | null
  refusal: K['Refusal'] | null
}

/** Applies a command by the rules. Of several actions, those before the first that is refused are done. */
export function applyCommand<K extends Kind>(
  game: Game<K>,
  { session: from, undone }: Pick<OpenGame<K>, 'session' | 'undone'>,
  command: GameCommand<K>,
  answer: TableAnswer<K> = () => null,
): Applied<K> {
  const moved = (session: Session<K> | undefined, cause: MoveCause): SessionEvent<K> | null =>
    session && session !== from ? { type: 'moved', session, from: from.moves.length, cause } : null
  const rewound = (session: Session<K>, cause: RewindCause): SessionEvent<K> | null =>
    session === from ? null : { type: 'rewound', session, before: from, cause }
  switch (command.do) {
    case 'act': {
      const { session, refusal } = carryOut(game, from, command.actions, answer)
      return { event: moved(session, command.by), refusal }
    }
    case 'undo':
      return { event: rewound(undo(from), 'undo'), refusal: null }
    case 'undo to':
      return { event: rewound(goBack(from, command.left), 'agreed'), refusal: null }
    case 'redo':
      return { event: moved(undone.at(-1), 'redo'), refusal: null }
  }
}

/** How far a game comes with some actions, each with what the table answers after it, and why no further. */
function carryOut<K extends Kind>(
  game: Game<K>,
  before: Session<K>,
  actions: readonly K['Action'][],
  answer: TableAnswer<K>,
): { session: Session<K>; refusal: K['Refusal'] | null } {
  let session = before
  for (const action of actions) {
    const next = advance(game, session, action)
    if (!next.ok) return { session, refusal: next.error }
    session = next.value
    const own = answer(stateOf(session))
    const answered = own && advance(game, session, own)
    if (answered?.ok) session = answered.value
  }
  return { session, refusal: null }
}
