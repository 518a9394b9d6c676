import { create } from 'zustand'
import type { State } from '../../engine/fairy-tale/index.ts'
import { selectState, useGame } from '../../store/game.ts'
import { useIntent } from '../../store/intent.ts'
import { type Pin, reachableMonsters } from '../../store/pins.ts'
import { useSuggesting } from '../../store/suggesting.ts'

/** The pin that the player on turn is considering; it stands out from the others. */
export const useTakenUp = create<{ id: number | null }>(() => ({ id: null }))

/**
 * The player on turn takes a suggestion up: the tile is aimed, or the place or the monster to press next has
 * the focus. Nothing is done by it.
 */
export function takeUp({ id, suggestion }: Pin): void {
  const state = selectState(useGame.getState())
  if (!state) return
  useSuggesting.getState().stop()
  useTakenUp.setState({ id })
  const intent = useIntent.getState()
  intent.cancel()
  if (suggestion.kind === 'walk') focus(`[data-place="${suggestion.to}"]`)
  if (suggestion.kind === 'monster') focus(wayTo(state, suggestion.n))
  if (suggestion.kind !== 'tile') return
  intent.choose(suggestion.slot)
  intent.rotate(suggestion.turn)
  intent.aim(suggestion.at)
  focus(`[data-place="${suggestion.at}"]`)
}

/** Where one presses for a monster: on itself where that does anything now, else on its tile. */
function wayTo(state: State, n: number): string {
  const at = reachableMonsters(state).get(n)
  const here = state.seats[state.onTurn]?.at
  return at === here ? `button[data-card="monster ${n}"]:not([data-pin])` : `[data-place="${at}"]`
}

/** On the next frame, when the board has what is to be focused. */
const focus = (selector: string): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
  )
