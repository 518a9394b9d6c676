import { useState } from 'react'
import type { HouseRules, State } from '../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type Direction } from '../../../../engine/kernel/index.ts'
import { keyOf } from '../../../../ui/input/key-press.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { focusedTarget } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { useSpokenText } from '../../../../ui/page/announce.ts'
import { isFocusFree } from '../../../../ui/page/useFocusKept.ts'
import type { Inset } from '../../../../ui/stage/camera/view.ts'
import { SideWedge } from '../../art/index.ts'
import { useIntent } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import type { SignPlaces } from '../board/sides/beside-signs.ts'
import { question } from '../board/sides/question.ts'
import styles from '../board/sides/sides.module.css'
import { SIDE } from '../forest/sides.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { SideSign } from './SideSign.tsx'

/** How far the hatching of a side reaches, in hundredths of a tile. */
const REACH = 2000

interface SideWedgesProps {
  considered: Direction | null
  rule: HouseRules['sides']
}

/** The hatched sides of the forest, on the board's layer; the one that is being considered stands out. */
export function SideWedges({ considered, rule }: SideWedgesProps) {
  return (
    <svg className={styles['wedges']} viewBox="0 0 100 100" aria-hidden="true">
      {DIRECTIONS.map((direction) => (
        <g
          key={direction}
          data-wedge={direction}
          opacity={considered === null || considered === direction ? 1 : 0.25}
        >
          <SideWedge side={SIDE[direction].side} reach={REACH} half={rule === 'half'} />
        </g>
      ))}
    </svg>
  )
}

interface SideChoiceProps {
  state: State
  inset: Inset
  /** The window is small: so are the signs. */
  small: boolean
  places: SignPlaces
  onConsider(side: Direction | null): void
}

/**
 * Whoever plays by keys comes from a place of the board, or from what was pressed and is gone: the focus goes to the
 * question, and from there to its answers. Not to an answer: a key that is pressed once more must choose nothing.
 */
function focusQuestion(group: HTMLElement | null): void {
  if (isFocusFree() || focusedTarget('place') !== null) group?.focus({ preventScroll: true })
}

/** A five: the player on turn chooses a side, by its sign post or with the keys 1 to 4. The strip below the board asks in print. */
export function SideChoice({ state, inset, small, places, onConsider }: SideChoiceProps) {
  const m = useMessages()
  const pressOn = useIntent((intent) => intent.pressOn)
  const asked = question(m, state) ?? ''
  const [pointed, setPointed] = useState<Direction | null>(null)
  const consider = (side: Direction | null) => {
    setPointed(side)
    onConsider(side)
  }
  const { key: firstKey } = useKeyHint(SHORTCUTS.side)
  const keys = firstKey === undefined ? '' : ` ${m.board.sideKeys}`
  useSpokenText(`${asked}${keys}`)
  // Scope `board`, before the table: there, the same digits select market tiles.
  useKeys('board', [
    {
      shortcut: SHORTCUTS.side,
      run(event) {
        const side = DIRECTIONS[Number(keyOf(event)) - 1]
        if (side) pressOn({ kind: 'side', side })
      },
    },
  ])
  return (
    <fieldset
      ref={focusQuestion}
      className={styles['choice']}
      tabIndex={-1}
      data-small={small}
      data-places={places}
      style={inset}
      aria-label={asked}
    >
      {DIRECTIONS.map((side, index) => (
        <SideSign
          key={side}
          state={state}
          side={side}
          keyOf={firstKey && String(index + 1)}
          pointed={pointed === side}
          onPoint={consider}
        />
      ))}
    </fieldset>
  )
}
