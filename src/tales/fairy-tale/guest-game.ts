import type { Action, FairyTale, State } from '../../engine/fairy-tale/index.ts'
import { createGame } from '../../session/game.ts'
import { type Acted as ActedIn, layInstead, openOnTable, selectState } from '../../session/game-store.ts'
import { type GameStore, type Session, useGame } from './game.ts'
import { useLeaders } from './leaders.ts'
import { fairyTale } from './rules.ts'

/** What became of a wish. */
export type Acted = ActedIn<FairyTale>

/** A game on the table that nobody keeps, instead of the one that lies there. */
export interface Guest {
  /** Another one takes its place. */
  lay(session: Session): void
  /** From now on somebody has a say in what is done. */
  judgedBy(judge: Judge): void
  /** The game that lay there before lies there again. */
  leave(): void
}

/** What is known to fall stands: nobody is asked whether to roll it again. */
const letStand = ({ pending }: State): Action | null =>
  pending?.kind === 'die' ? { type: 'keep-die' } : null

/** Whether something may be done in a guest's game, and what comes of it where it may not. */
export interface Judge {
  /** Null: it is done as at any table. */
  judge(state: State, actions: readonly Action[]): Acted | null
  /** They are done. */
  onDone(actions: readonly Action[]): void
  /** Taking back begins the game anew. */
  undo(): void
}

/**
 * Lays a game on the table for as long as a page of its own shows it: everything that the table does is done in it, one person
 * leads all heroes, and nothing is kept. The game that lay there waits untouched.
 */
export function layGuest(session: Session): Guest {
  const { table, people } = useLeaders.getState()
  const guest = createGame(fairyTale, letStand)
  const lay = (next: Session) => openOnTable(guest, next)
  lay(session)
  const layBack = layInstead(useGame, guest)
  useLeaders.setState({ table: {}, people: 'one' })
  const free = guest.getState()
  return {
    lay,
    judgedBy: (judge) => guest.setState(judged(free, judge, () => selectState(guest.getState()))),
    leave() {
      useLeaders.setState({ table, people })
      layBack()
      // Meanwhile another window may have begun to play it: whoever sits at the table again holds it.
    },
  }
}

/** What a table does when somebody has a say in it. */
function judged(
  { actAll }: GameStore,
  { judge, onDone, undo }: Judge,
  now: () => State | null,
): Partial<GameStore> {
  const back = () => {
    undo()
    return true
  }
  return {
    actAll(actions) {
      const state = now()
      const judgement = state && judge(state, actions)
      if (judgement) return judgement
      const acted = actAll(actions)
      if (acted === 'done') onDone(actions)
      return acted
    },
    undo: back,
    goBack: back,
  }
}
