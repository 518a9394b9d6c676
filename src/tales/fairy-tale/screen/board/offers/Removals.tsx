import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useMemo,
  useRef,
} from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { BoardCamera } from '../../../../../ui/stage/camera/BoardCamera.ts'
import { at, type Spot, tiles } from '../../../../../ui/stage/spot.ts'
import { RemoveMark } from '../../../art/index.ts'
import { legalActions } from '../../../intent/legal.ts'
import { removesAll } from '../../../intent/removes-all.ts'
import { useGame } from '../../../table.ts'
import { useMessages } from '../../../words/useMessages.ts'
import type { StandingMonster } from '../../forest/standing.ts'
import { keptIn, useGivesFocus } from '../../now/focus-wish.ts'
import { about } from '../../subject.ts'
import { tooNear } from './close-targets.ts'
import styles from './offers.module.css'

interface RemovalsProps {
  state: State
  monsters: readonly StandingMonster[]
  eye: RefObject<BoardCamera | null>
}

/**
 * The monsters that the character on turn can remove now, as buttons over their counters. Where a finger could
 * mean several of them, its press brings them nearer instead.
 */
export function Removals({ state, monsters, eye }: RemovalsProps) {
  const { board } = useMessages()
  const act = useGame((game) => game.act)
  const removable = useMemo(() => removableMonsters(state), [state])
  const all = useMemo(() => removesAll(state, [...removable]), [state, removable])
  const nameOf = ({ kind, n }: Pick<StandingMonster, 'kind' | 'n'>) =>
    all && removable.size > 1 ? board.removeAll(removable.size) : board.remove(kind, n)
  const pressedBy = useRef('')
  const buttons = useRef(new Map<number, HTMLButtonElement>())
  useGivesFocus((wish) => (wish.kind === 'monster' ? buttons.current.get(wish.n) : null))
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    pressedBy.current = pointerType
  }
  const press = ({ detail, currentTarget }: MouseEvent<HTMLElement>, { n, x, y }: StandingMonster) => {
    const near = detail > 0 && pressedBy.current === 'touch' && !all ? tooNear(currentTarget) : 1
    if (near > 1 && eye.current?.comeNear({ x, y }, near)) return
    act({ type: 'remove', monster: n })
  }
  const targets = monsters.filter(({ n }) => removable.has(n))
  return targets.map((monster) => {
    const { n, kind } = monster
    return (
      <button
        key={n}
        ref={keptIn(buttons.current, n)}
        type="button"
        className={styles['remove']}
        style={boxOf(monster, targets)}
        aria-label={nameOf({ kind, n })}
        {...about({ kind: 'monster', n })}
        data-acts=""
        data-removes=""
        onPointerDown={onPointerDown}
        onClick={(event) => press(event, monster)}
      >
        <svg className={styles['mark']} viewBox="-22 -22 44 44" aria-hidden="true">
          <RemoveMark radius={20.5} />
        </svg>
      </button>
    )
  })
}

/** The box of a button over a counter, and how much room it has for a finger. */
function boxOf({ size, x, y }: StandingMonster, targets: readonly Spot[]): CSSProperties {
  const side = tiles(size * 1.08)
  const room = { '--room': tiles(roomFor({ x, y }, targets)) }
  return { ...at({ x, y }), width: side, height: side, ...room }
}

/** How far it is to the nearest other target, in tiles; a whole tile where there is none. */
const roomFor = ({ x, y }: Spot, targets: readonly Spot[]): number =>
  Math.min(1, ...targets.map((other) => Math.hypot(other.x - x, other.y - y)).filter((away) => away > 0))

function removableMonsters(state: State): ReadonlySet<number> {
  const removals = legalActions(state).flatMap((action) => (action.type === 'remove' ? [action.monster] : []))
  return new Set(removals)
}
