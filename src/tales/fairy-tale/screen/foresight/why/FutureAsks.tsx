import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { rove } from '../../../../../ui/input/rove.ts'
import { elementOf, targetRef } from '../../../../../ui/input/targets.ts'
import { isFocusUnset } from '../../../../../ui/page/focus-fallback.ts'
import { at, type BoardPoint } from '../../../../../ui/stage/board-point.ts'
import type { BoardCamera, BoardPress } from '../../../../../ui/stage/camera/BoardCamera.ts'
import { detailFor } from '../../../art/index.ts'
import type { MoveOptions } from '../../../intent/move-options.ts'
import { type Table, useTable } from '../../../runtime.ts'
import { type AllWords, useAllWords } from '../../../words/all-words.ts'
import { spotOf } from '../../forest/layout.ts'
import { offeredAt } from '../../forest/magnet.ts'
import type { DrawnWay } from '../arrows.ts'
import type { Shown } from '../shown-future.ts'
import { shownWays } from '../shown-ways.ts'
import { useAskedFuture } from '../useShownFuture.ts'
import { askWhy } from './explanation.ts'
import styles from './FutureAsks.module.css'
import { questionOf } from './questions.ts'
import { nameOfStep } from './step-names.ts'

interface FutureAsksProps {
  eye: RefObject<BoardCamera | null>
  /** The move options of the places below the arrows. */
  offers: MoveOptions
}

/** Buttons on the arrows of the displayed future. A press explains the step. */
export const FutureAsks = memo(function FutureAsks({ eye, offers }: FutureAsksProps) {
  // A ref, because only presses read the options, which change more often than the arrows.
  const offered = useRef(offers)
  offered.current = offers
  // The buttons may render after the arrows: they are pressed only once the arrows are visible.
  const now = useAskedFuture()
  const drawn = useDeferredValue(now)
  const shown = now && drawn
  const [left, setLeft] = useState<string | null>(null)
  return shown && <Asks eye={eye} offered={offered} shown={shown} left={left} onLeave={setLeft} />
})

interface AsksProps extends Pick<FutureAsksProps, 'eye'> {
  offered: RefObject<MoveOptions>
  shown: Shown
  /** The arrow that was explained last: it gets the focus back when its button returns. */
  left: string | null
  onLeave(key: string | null): void
}

const Asks = memo(function Asks({ eye, offered, shown, left, onLeave }: AsksProps) {
  const table = useTable()
  const m = useAllWords()
  useEffect(() => {
    if (left === null) return
    if (isFocusUnset()) elementOf(`arrow:${left}`)?.focus({ preventScroll: true })
    onLeave(null)
  }, [left, onLeave])
  const { numbered, ways } = useMemo(() => shownWays(shown), [shown])
  const drawn = ways.filter(({ to }) => to !== null)
  if (drawn.length === 0) return null
  const pressOn = (way: DrawnWay, event: MouseEvent) => {
    const offers = offered.current
    const press = eye.current?.pressAt(event)
    const meant = press ? meantBy(press, way, drawn, offers, shown.bold) : way
    if (typeof meant === 'number') table.intent.getState().press(meant, offers.get(meant))
    else if (ask(table, shown, meant)) onLeave(meant.key)
  }
  return (
    <fieldset
      className={styles['asks']}
      data-bold={shown.bold ? '' : undefined}
      aria-label={m.why.askSteps}
      onKeyDown={(event) => rove(event, '[data-asks]', 'ring')}
    >
      {drawn.map((way, index) => (
        <button
          key={way.key}
          ref={targetRef(`arrow:${way.key}`)}
          type="button"
          className={styles['ask']}
          style={{ ...at(gripOf(way)), '--ground': `${GROUND}px` } as CSSProperties}
          // The name of an empty element: with `aria-label` it would be read twice.
          title={nameOf(m, way, numbered)}
          tabIndex={index === 0 ? 0 : -1}
          data-asks={way.key}
          onClick={(event) => pressOn(way, event)}
        />
      ))}
    </fieldset>
  )
})

/** Opens the explanation. Returns false if there is none. */
function ask(table: Table, { base, way }: Shown, { strides: [stride] }: DrawnWay): boolean {
  const { session } = table.game.getState()
  const question = stride && questionOf(session, base, stride.monster, way ?? undefined)
  if (question) askWhy(table, question)
  return Boolean(question)
}

/** Returns the name of an arrow by its monster, or by several that go the same way. */
function nameOf(m: AllWords, { strides }: DrawnWay, numbered: boolean): string {
  return nameOfStep(m, strides, numbered ? (strides[0]?.order ?? null) : null)
}

/** Returns the position of an arrow's button: the middle of its first step, where nothing else is. */
function gripOf({ from, via: [first], to }: DrawnWay): BoardPoint {
  const end = first ?? to ?? from
  return { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }
}

/**
 * Size of an arrow's press area in pixels; the function below limits it in tiles. For a thin arrow seen from far away it is
 * smaller, so that pieces stay pressable.
 */
const GROUND = 48
const mostGround = (bold: boolean, tile: number): number => (!bold && detailFor(tile) >= 1 ? 0.4 : 1)

/** The weight of a place's distance: below 1, a place wins over an arrow at the same distance. */
const RATHER = 0.6

/**
 * Returns the target of a press on an arrow. Press areas may overlap with those of other arrows and of places; the nearest target
 * wins.
 */
function meantBy(
  press: BoardPress,
  pressed: DrawnWay,
  ways: readonly DrawnWay[],
  offers: MoveOptions,
  bold: boolean,
): DrawnWay | Place {
  const away = ({ x, y }: BoardPoint) => Math.hypot(x - press.spot.x, y - press.spot.y)
  const reach = Math.min(GROUND / press.tile, mostGround(bold, press.tile)) / 2
  const arrows = ways
    .map((way) => ({ meant: way, away: away(gripOf(way)) }))
    .filter((one) => one.away <= reach)
  const places = offeredAt(press, offers).map((at) => ({ meant: at, away: away(spotOf(at)) * RATHER }))
  const first: { meant: DrawnWay | Place; away: number } = { meant: pressed, away: away(gripOf(pressed)) }
  return [...arrows, ...places].reduce((best, one) => (one.away < best.away ? one : best), first).meant
}
