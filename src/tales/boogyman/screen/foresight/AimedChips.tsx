import { useLayoutEffect, useMemo, useRef } from 'react'
import type { State } from '../../../../engine/boogyman/index.ts'
import { at } from '../../../../ui/stage/board-point.ts'
import type { Sight } from '../../../../ui/stage/camera/sight.ts'
import { useIntent } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { useMessages } from '../../words/messages.ts'
import { spotOf } from '../clearing/spots.ts'
import { aimedAction, aimedLines } from './aimed-words.ts'
import { shiftInto } from './aside.ts'
import styles from './foresight.module.css'
import { usePointing } from './pointer-target.ts'

/** Maximum number of lines beside a tile. */
const MOST = 4

/** Distance from the tile's center to the chips, in tiles. */
const BESIDE = 0.6

interface AimedChipsProps {
  state: State
  sight: Sight
}

/** Chips beside the aimed tile with the effects of the action on both sides, clear of panels. Must be rendered in the board's world. */
export function AimedChips({ state, sight }: AimedChipsProps) {
  const m = useMessages()
  const { tile, byFinger, isLooking } = usePointing()
  const inHand = useIntent((intent) => intent.inHand)
  const level = useTaleSettings(({ warnings }) => warnings)
  const lines = useMemo(() => {
    const action = tile === null || level === 'off' ? null : aimedAction(state, inHand, tile)
    if (!action) return []
    const found = aimedLines(m, state, action).slice(0, MOST)
    return isLooking && found.length === 0 ? [{ words: m.threats.aimed.nothing, isBad: false }] : found
  }, [m, state, inHand, tile, level, isLooking])
  const list = useRef<HTMLUListElement>(null)
  const spot = tile === null || lines.length === 0 ? null : spotOf(tile)
  // A finger would cover text below it.
  const below = spot !== null && spot.y < 0 && !byFinger
  const aside = spot && { x: spot.x, y: spot.y + (below ? BESIDE : -BESIDE) }
  const [x, y] = [aside?.x ?? 0, aside?.y ?? 0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are of another size
  useLayoutEffect(
    () =>
      sight.watch((seen) => {
        const element = list.current
        if (!element) return
        const size = { width: element.offsetWidth, height: element.offsetHeight }
        const shift = shiftInto(seen, { x, y }, size, below)
        element.style.setProperty('--across', `${shift.x}px`)
        element.style.setProperty('--down', `${shift.y}px`)
      }),
    [sight, x, y, below, lines],
  )
  if (!aside) return null
  return (
    <ul ref={list} className={styles['aimed']} style={at(aside)} data-below={below ? '' : undefined}>
      {lines.map(({ words, isBad }) => (
        <li key={words} data-bad={isBad ? '' : undefined}>
          {words}
        </li>
      ))}
      {isLooking && <li data-aside="">{m.threats.aimed.looking}</li>}
    </ul>
  )
}
