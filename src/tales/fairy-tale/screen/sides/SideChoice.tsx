import type { HouseRules, State } from '../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type Direction } from '../../../../engine/kernel/index.ts'
import { Button } from '../../../../ui/art/index.ts'
import { keyOf } from '../../../../ui/input/key-press.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { focusedTarget, targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { useSpokenText } from '../../../../ui/page/announce.ts'
import { isFocusUnset } from '../../../../ui/page/focus-fallback.ts'
import type { Sight } from '../../../../ui/stage/camera/sight.ts'
import { SideWedge } from '../../art/index.ts'
import { useForesight, useIntent } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { question } from '../board/sides/question.ts'
import type { SignSpots } from '../board/sides/sign-spots.ts'
import { useSignSpots } from '../board/sides/useSignSpots.ts'
import type { ForestScene } from '../board/useScene.ts'
import { SIDE } from '../forest/sides.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { useLiveState } from '../state/table-state.ts'
import { platesInSight } from './plate-spots.ts'
import { SidePlate } from './SidePlate.tsx'
import styles from './sides.module.css'

/** Length of the wedges from the oak, in hundredths of a tile. */
const REACH = 2000

interface SideWedgesProps {
  considered: Direction | null
  rule: HouseRules['sides']
}

/** The four sides of the forest on the layer of the board; the considered side is gold. */
export function SideWedges({ considered, rule }: SideWedgesProps) {
  return (
    <svg className={styles['wedges']} viewBox="0 0 100 100" aria-hidden="true">
      {DIRECTIONS.map((direction) => (
        <g key={direction} data-wedge={direction} data-considered={considered === direction ? '' : undefined}>
          <SideWedge
            side={SIDE[direction].side}
            reach={REACH}
            half={rule === 'half'}
            choice={considered === direction ? 'chosen' : 'open'}
          />
        </g>
      ))}
    </svg>
  )
}

/**
 * Moves the keyboard focus from a place of the board, or from a removed control, to the question. The focus must not go to an
 * answer: a repeated key press would choose it.
 */
function focusQuestion(group: HTMLElement | null): void {
  if (isFocusUnset() || focusedTarget('place') !== null) group?.focus({ preventScroll: true })
}

interface SideChoiceProps {
  state: State
  /** The positions of the plates on the board; undefined in a sheet. */
  spots?: SignSpots
  /** The layout in a sheet: like a compass, or in one row with the button that chooses. */
  flow?: 'compass' | 'row'
}

/** The choice of a side after a roll of 5, by plates or keys 1 to 4. The strip below the board shows the question as text. */
export function SideChoice({ state, spots, flow = 'compass' }: SideChoiceProps) {
  const m = useMessages()
  const pressOn = useIntent((intent) => intent.pressOn)
  const considered = useForesight((foresight) => foresight.considered)
  const asked = question(m, state) ?? ''
  const { key: firstKey } = useKeyHint(SHORTCUTS.side)
  const keys = firstKey === undefined ? '' : ` ${m.board.sideKeys}`
  useSpokenText(`${asked}${keys}`)
  // Scope `board` has priority over the table, where the same digits select market tiles.
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
      className={styles[spots ? 'plates' : flow]}
      tabIndex={-1}
      aria-label={asked}
    >
      {DIRECTIONS.map((side, index) => (
        <SidePlate
          key={side}
          state={state}
          side={side}
          keyOf={firstKey && String(index + 1)}
          {...(spots && { spot: spots[side] })}
        />
      ))}
      {!spots && flow === 'row' && considered && <MovePlank side={considered} />}
    </fieldset>
  )
}

interface SidePlatesProps {
  state: State
  scene: ForestScene
  sight: Sight
}

/** The plates that replace the signs on the board while the player chooses a side. */
export function SidePlates({ state, scene, sight }: SidePlatesProps) {
  return <SideChoice state={state} spots={useSignSpots(state, scene, sight, platesInSight)} />
}

/** Chooses the considered side. Used in sheets, where the first press on a plate only shows its side. */
export function MovePlank({ side, className }: { side: Direction; className?: string | undefined }) {
  const { board } = useMessages()
  const isMovement = useLiveState().pending?.kind === 'movement-side'
  const pressOn = useIntent((intent) => intent.pressOn)
  const name = board.signs[side]
  return (
    <Button
      ref={targetRef(`move:${side}`)}
      tone="blue"
      className={className}
      onClick={() => pressOn({ kind: 'side', side })}
    >
      {isMovement ? board.moveSide(name) : board.comeFrom(name)}
    </Button>
  )
}
