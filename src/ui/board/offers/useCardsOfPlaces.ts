import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { State } from '../../../engine/fairy-tale/index.ts'
import { hidePowerCard, showPowerCard } from '../../characters/power-card.ts'

/** How long one rests on a tile, or holds it, until its characters' cards come up, in milliseconds. */
const REST = 600

/** Shows what the characters on a tile can do to whoever rests on it with the mouse, or holds it. */
export function useCardsOfPlaces(state: RefObject<State>) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(waiting.current)
    hidePowerCard()
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const start = ({ target }: PointerEvent) => {
    stop()
    const button = target instanceof Element ? target.closest('[data-place]') : null
    const place = Number(button?.getAttribute('data-place'))
    if (!button) return
    waiting.current = setTimeout(() => {
      const here = state.current.seats.filter(({ at }) => at === place).map(({ character }) => character)
      if (here.length > 0) showPowerCard(here, button)
    }, REST)
  }
  return { onPointerOver: start, onPointerOut: stop, onPointerUp: stop, onPointerCancel: stop }
}
