import { type Action, type Citadel, citadel } from '../../src/engine/citadel/index.ts'
import { createUnloadedGame } from '../../src/session/game-store.ts'
import { openLocalGame } from '../../src/session/local/local-transport.ts'
import { savedWithGame } from '../../src/store/controllers-store.ts'
import { passSeat } from '../../src/store/pass-seat.ts'
import { browserTabRegistry } from '../../src/store/tab-registry.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { ORDER_NAMES, openLeaders } from '../../src/tales/citadel/controllers.ts'
import { STORAGE_KEYS } from '../../src/tales/citadel/game.ts'
import { SUMMARIES } from '../../src/tales/citadel/game-summary.ts'
import { gamesOfOtherWindow } from '../support/kept-in-memory.ts'
import type { Seat } from './confirmed-table.ts'

/** A second tab of the browser, without a screen: it takes the game over, plays on in it, and goes. */
export class OtherTab {
  readonly #store = createUnloadedGame<Citadel>()
  readonly #leaders = openLeaders(fakeStorage().storage)

  private constructor() {}

  static async open(): Promise<OtherTab> {
    const tab = new OtherTab()
    await openLocalGame<Citadel>({
      ...{ game: citadel, store: tab.#store, games: gamesOfOtherWindow, windows: browserTabRegistry(null) },
      ...{ storage: fakeStorage().storage, tab: fakeStorage().storage, keys: STORAGE_KEYS },
      ...{ leaders: savedWithGame(tab.#leaders), about: SUMMARIES.summarizeGame },
      answer: () => null,
    })
    tab.leave()
    return tab
  }

  /** Takes a game over: the other window watches from then on. */
  async takeOver(id: string): Promise<void> {
    if (!(await this.#store.getState().open(id))) throw new Error('The second tab cannot open the game.')
    await this.#store.getState().takeOver()
  }

  act(action: Action): void {
    const acted = this.#store.getState().act(action)
    if (acted !== 'done') throw new Error(`The second tab was refused ${JSON.stringify(action)}.`)
  }

  /** All agree to take the last move back. */
  undo(): void {
    const { session, goBack } = this.#store.getState()
    if (session) goBack(session.moves.length - 1)
  }

  /** All agree that a seat passes to a person, or to a bot. */
  pass(seat: Seat, toPerson: boolean): void {
    const order = ORDER_NAMES[seat]
    const move = this.#store.getState().session?.moves.length ?? 0
    if (order) passSeat(this.#leaders, order, toPerson ? 'person' : 'page', { move, by: 'all' })
  }

  leave(): void {
    this.#store.getState().leave()
  }
}
