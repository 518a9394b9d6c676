import { type CSSProperties, type MouseEvent, useMemo, useState } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { elementsOf, targetRef } from '../../../../../ui/input/targets.ts'
import { at, type BoardPoint, cssTiles } from '../../../../../ui/stage/board-point.ts'
import { meantAt } from '../../../../../ui/stage/close-targets.ts'
import { RemoveMark } from '../../../art/index.ts'
import type { Accepts } from '../../../intent/accepted.ts'
import { legalActions } from '../../../intent/legal.ts'
import { removesAll } from '../../../intent/removes-all.ts'
import { useIntent } from '../../../runtime.ts'
import { useMessages } from '../../../words/messages.ts'
import type { StandingMonster } from '../../forest/forest-pieces.ts'
import { WhichMonster } from '../../lazy.tsx'
import { about } from '../../subject.ts'
import styles from './offers.module.css'
import { useByFinger } from './useByFinger.ts'
import { oneOfEach } from './which-monster.ts'

interface RemovalsProps {
  state: State
  monsters: readonly StandingMonster[]
  /** The removals to offer. Default: all that the rules allow. */
  accepts?: Accepts | undefined
}

/**
 * Buttons over the monsters that the character on turn can remove now. If a touch could mean several different ones, they are listed below
 * in large.
 */
export function Removals({ state, monsters, accepts }: RemovalsProps) {
  const { board } = useMessages()
  const pressOn = useIntent((intent) => intent.pressOn)
  const removable = useMemo(() => removableMonsters(state, accepts), [state, accepts])
  const all = useMemo(() => removesAll(state, [...removable]), [state, removable])
  const nameOf = ({ kind, n }: Pick<StandingMonster, 'kind' | 'n'>) =>
    all && removable.size > 1 ? board.removeAll(removable.size) : board.remove(kind, n)
  const { onPointerDown, isByFinger } = useByFinger()
  const [asked, setAsked] = useState<readonly StandingMonster[] | null>(null)
  const targets = monsters.filter(({ n }) => removable.has(n))
  const remove = (monster: number) => {
    setAsked(null)
    pressOn({ kind: 'monster', n: monster })
  }
  const press = (event: MouseEvent<HTMLElement>, monster: StandingMonster) => {
    const buttons = elementsOf(targets, ({ n }) => `remove:${n}`)
    const near = isByFinger(event) && !all ? meantAt(event.currentTarget, buttons.keys()) : []
    const meant = near.flatMap((button) => buttons.get(button) ?? [])
    const different = oneOfEach(meant)
    if (different.length > 1) setAsked(different)
    else remove(monster.n)
  }
  const marks = targets.map((monster) => {
    const { n, kind } = monster
    return (
      <button
        key={n}
        ref={targetRef(`remove:${n}`)}
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
  const waiting = asked?.filter(({ n }) => removable.has(n)) ?? []
  return (
    <>
      {marks}
      {waiting.length > 0 && (
        <WhichMonster monsters={waiting} nameOf={nameOf} onChoose={remove} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

/** The box of a button over a counter, with its touch area. */
function boxOf({ size, x, y }: StandingMonster, targets: readonly BoardPoint[]): CSSProperties {
  const side = cssTiles(size * 1.08)
  const room = { '--room': cssTiles(roomFor({ x, y }, targets)) }
  return { ...at({ x, y }), width: side, height: side, ...room }
}

/** The distance to the nearest other target, in tiles; one tile at most. */
const roomFor = ({ x, y }: BoardPoint, targets: readonly BoardPoint[]): number =>
  Math.min(1, ...targets.map((other) => Math.hypot(other.x - x, other.y - y)).filter((away) => away > 0))

function removableMonsters(state: State, accepts: Accepts = () => true): ReadonlySet<number> {
  const removals = legalActions(state).flatMap((action) =>
    action.type === 'remove' && accepts([action]) ? [action.monster] : [],
  )
  return new Set(removals)
}
