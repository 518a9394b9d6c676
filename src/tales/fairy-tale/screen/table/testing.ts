import { type State, suggestOpening } from '../../../../engine/fairy-tale/index.ts'
import { openSession, type Seed } from '../../../../engine/kernel/index.ts'
import { openOnTable, selectState } from '../../../../session/game-store.ts'
import { useSettings } from '../../../../store/settings.ts'
import type { Session } from '../../game.ts'
import { fairyTale } from '../../rules.ts'
import { liveTable } from '../../runtime.ts'
import { drawn } from '../board/testing.ts'
import { CONFIG } from '../log/drawn-tale.ts'

/** Opens a state on the table, in English, without playback and without privacy screens. */
export function lay(state: State): void {
  layTale({ config: CONFIG, seed: 1, first: state, moves: [] })
}

/** Opens a session on the table. */
export function layTale(session: Session): void {
  useSettings.setState({ speed: 'instant', language: 'en', theme: 'light', handover: 'off' })
  openOnTable(liveTable.game, session)
  liveTable.intent.getState().cancel()
}

/** Opens a drawn game with its own heroes on the table. */
export function layDrawn(text: string): void {
  const first = drawn(text)
  const seats = first.seats.map(({ character }) => ({ character, player: '' }))
  const { rules, boxes } = first
  layTale({ config: { seats, difficulty: 'fairy-tale', rules, boxes }, seed: 1, first, moves: [] })
}

/** Opens a new game with the four first tiles still in hand. */
export function layOpening(seed: Seed): void {
  layTale(openSession(fairyTale, CONFIG, seed))
}

/** Opens a new game after the opening: the first player is about to roll. */
export function layBegun(seed: Seed): void {
  layOpening(seed)
  liveTable.game.getState().actAll([...suggestOpening(now()), { type: 'begin' }])
}

/** Returns the state of the game on the table. */
export function now(): State {
  const state = selectState(liveTable.game.getState())
  if (!state) throw new Error('No game is open.')
  return state
}
