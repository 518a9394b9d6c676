import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { liveTable } from '../../src/tales/fairy-tale/runtime.ts'
import { someConfig } from '../../tests/support/random-play.ts'

/** An action that the page has shown as done: the id of the saved game, and the index of the action. */
export interface ShownAction {
  game: string
  index: number
  /** The stored form of the action. */
  action: unknown
}

/** Set by the measuring program. */
declare global {
  interface Window {
    tellShown?(action: ShownAction): void
  }
}

/** Starts a game that the apprentices play by themselves. */
export function beginByThemselves(seed: number): void {
  const config = someConfig(3, 'fairy-tale')
  liveTable.game.getState().start(config, seed)
  for (const { character } of config.seats) liveTable.leaders.getState().lead(character, 'apprentice')
}

/**
 * Reports every action as soon as any part of it can be on the screen: its first event already shows the rolled die. The browser paints
 * nothing before the task of the action has ended.
 */
export function tellWhatIsShown(): void {
  let told = { game: '', many: 0 }
  liveTable.playback.subscribe(({ shown }) => {
    const { session, kept } = liveTable.game.getState()
    if (!session || !kept || !shown) return
    if (told.game !== kept.id) told = { game: kept.id, many: 0 }
    const at = session.moves.findLastIndex(
      ({ after, frames }) => shown === after || frames.some(({ state }) => state === shown),
    )
    for (; told.many <= at; told.many++) {
      const action = session.moves[told.many]?.action
      if (!action) continue
      const shownAction = { game: kept.id, index: told.many, action: fairyTale.codec.writeAction(action) }
      setTimeout(() => window.tellShown?.(shownAction))
    }
  })
}
