import { useLeaders } from '../../src/tales/fairy-tale/leaders.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { useGame, usePlayback } from '../../src/tales/fairy-tale/table.ts'
import { someConfig } from '../../tests/support/random-play.ts'

/** An action that the page has shown as done: of which kept game, and as which of its actions. */
export interface ShownAction {
  game: string
  index: number
  /** As it is written. */
  action: unknown
}

/** Who hears of it: the program that measures. */
declare global {
  interface Window {
    tellShown?(action: ShownAction): void
  }
}

/** Begins a tale that the apprentices play by themselves. */
export function beginByThemselves(seed: number): void {
  const config = someConfig(3, 'fairy-tale')
  useGame.getState().start(config, seed)
  for (const { character } of config.seats) useLeaders.getState().lead(character, 'apprentice')
}

/**
 * Tells of every action as soon as anything of it can be on the screen: already its first event shows a die that fell. Nothing is
 * painted before the task has ended in which it was done.
 */
export function tellWhatIsShown(): void {
  let told = { game: '', many: 0 }
  usePlayback.subscribe(({ shown }) => {
    const { session, kept } = useGame.getState()
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
