import { create } from 'zustand'
import type { ActionOf, State } from '../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../engine/kernel/index.ts'
import { selectState, useGame } from '../../store/game.ts'
import { useIntent } from '../../store/intent.ts'
import { type Pin, reachableMonsters, type Suggestion } from '../../store/pins.ts'
import { useSuggesting } from '../../store/suggesting.ts'
import { usableSymbols } from '../../store/uses.ts'

/** The pin that the player on turn is considering, which stands out from the others, and the place that it is about. */
export const useTakenUp = create<{ id: number | null; at: Place | null }>(() => ({ id: null, at: null }))

/**
 * The player on turn takes a suggestion up: the tile, the symbol or the power is aimed, or the place or the
 * monster to press next has the focus. Nothing is done by it.
 */
export function takeUp({ id, suggestion }: Pin): void {
  const state = selectState(useGame.getState())
  if (!state) return
  useSuggesting.getState().stop()
  useTakenUp.setState({ id, at: placeAbout(state, suggestion) })
  const intent = useIntent.getState()
  intent.cancel()
  switch (suggestion.kind) {
    case 'walk':
      return focus(`[data-place="${suggestion.to}"]`)
    case 'monster':
      return focus(wayTo(state, suggestion.n))
    case 'tile':
      intent.choose(suggestion.slot)
      return aimSo(suggestion.at, suggestion.turn)
    case 'use':
      return suggestion.action.type === 'use' ? wield(suggestion.action) : use(state, suggestion.action)
  }
}

/** The place that a suggestion is about. */
export function placeAbout(state: State, suggestion: Suggestion): Place {
  switch (suggestion.kind) {
    case 'walk':
      return suggestion.to
    case 'tile':
      return suggestion.at
    case 'monster':
      return reachableMonsters(state).get(suggestion.n) ?? CENTRE
    case 'use': {
      const { action } = suggestion
      const seat = 'seat' in action && action.seat !== undefined ? state.seats[action.seat] : undefined
      return seat?.at ?? action.at ?? CENTRE
    }
  }
}

/** Takes a power up; what it is aimed at has the focus. */
function wield({ power, at, seat }: ActionOf<'use'>): void {
  useIntent.getState().wield({ power })
  focus(seat === undefined ? `[data-place="${at}"]` : `button[data-card="character ${seat}"][data-acts]`)
}

/** Takes a symbol up, with its market tile where it needs one, and aims it as it was suggested. */
function use(state: State, { symbol, at, slot, turn }: ActionOf<'use-symbol'>): void {
  const usable = usableSymbols(state).find((one) => one.symbol === symbol)
  if (!usable) return
  const { wield, choose } = useIntent.getState()
  wield(usable)
  if (slot !== undefined) choose(slot)
  aimSo(at, turn)
}

/** Aims what is in hand, and turns it until it lies as wanted. */
function aimSo(at: Place, turn: number | undefined): void {
  const { aim, rotate } = useIntent.getState()
  aim(at)
  for (let quarters = 0; quarters < 3 && turnInHand() !== turn; quarters++) rotate()
  focus(`[data-place="${at}"]`)
}

function turnInHand(): number | undefined {
  const { placing, wielded } = useIntent.getState()
  return placing?.turn ?? (wielded?.kind === 'symbol' ? wielded.way?.turn : undefined)
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
