import { useMemo } from 'react'
import type { State } from '../../../../engine/boogyman/index.ts'
import { at } from '../../../../ui/stage/spot.ts'
import { middleOf, TILE } from '../../art/index.ts'
import { useTaleSettings } from '../../settings.ts'
import { useIntent } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { aimedAction, aimedLines } from './aimed-words.ts'
import styles from './foresight.module.css'
import { usePointing } from './pointing.ts'

/** So many lines have room beside a tile. */
const MOST = 4

/** Beside the tile that is aimed at: what the action changes of what either side could do. To be laid in the board's world. */
export function AimedChips({ state }: { state: State }) {
  const m = useMessages()
  const tile = usePointing((pointing) => pointing.tile)
  const inHand = useIntent((intent) => intent.inHand)
  const level = useTaleSettings(({ warnings }) => warnings)
  const lines = useMemo(() => {
    const action = tile === null || level === 'off' ? null : aimedAction(state, inHand, tile)
    return action ? aimedLines(m, state, action) : []
  }, [m, state, inHand, tile, level])
  if (tile === null || lines.length === 0) return null
  const [x, y] = middleOf(tile)
  const below = y < 0
  return (
    <ul
      className={styles['aimed']}
      style={at({ x: x / TILE, y: y / TILE + (below ? 0.6 : -0.6) })}
      data-below={below ? '' : undefined}
    >
      {lines.slice(0, MOST).map(({ words, isBad }) => (
        <li key={words} data-bad={isBad ? '' : undefined}>
          {words}
        </li>
      ))}
    </ul>
  )
}
