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

/** Whether a command goes on or back, and by what. */
type How = { type: 'moved'; cause: MoveCause } | { type: 'rewound'; cause: RewindCause }

/** Applies a command by the rules. Of several actions, those before the first that is refused are done. */
export function applyCommand<K extends Kind>(
  game: Game<K>,
  { session: from, undone }: Pick<OpenGame<K>, 'session' | 'undone'>,
  command: GameCommand<K>,
  answer: TableAnswer<K> = () => null,
): Applied<K> {
  const eventTo = (to: Session<K> | undefined, how: How): SessionEvent<K> | null => {
    if (!to || to === from) return null
    return how.type === 'moved'
      ? { ...how, session: to, from: from.moves.length }
      : { ...how, session: to, before: from }
  }
  switch (command.do) {
    case 'act': {
      const { session, refusal } = carryOut(game, from, command.actions, answer)
      return { event: eventTo(session, { type: 'moved', cause: command.by }), refusal }
    }
    case 'undo':
      return { event: eventTo(undo(from), { type: 'rewound', cause: 'undo' }), refusal: null }
    case 'undo to':
      return {
        event: eventTo(goBack(from, command.left), { type: 'rewound', cause: 'agreed' }),
        refusal: null,
      }
    case 'redo':
      return { event: eventTo(undone.at(-1), { type: 'moved', cause: 'redo' }), refusal: null }
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
