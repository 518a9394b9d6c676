import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { rove } from '../../../../../ui/input/roving.ts'
import { elementOf, targetRef } from '../../../../../ui/input/targets.ts'
import { isFocusFree } from '../../../../../ui/page/useFocusKept.ts'
import type { BoardCamera, BoardPress } from '../../../../../ui/stage/camera/BoardCamera.ts'
import { at, type Spot } from '../../../../../ui/stage/spot.ts'
import type { Offers } from '../../../intent/offers.ts'
import { type Table, useTable } from '../../../table.ts'
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

/** The board on which the arrows lie, and what its places offer. */
interface AskedBoard {
  eye: RefObject<BoardCamera | null>
  offers: Offers
}

/** On the arrows of the future that is shown: a press asks why a monster would go there. */
export const FutureAsks = memo(function FutureAsks(board: AskedBoard) {
  // The arrows come first: nobody presses one before it is seen.
  const now = useAskedFuture()
  const drawn = useDeferredValue(now)
  const shown = now && drawn
  const [left, setLeft] = useState<string | null>(null)
  return shown && <Asks {...board} shown={shown} left={left} onLeave={setLeft} />
})

interface AsksProps extends AskedBoard {
  shown: Shown
  /** The arrow that was asked about before the answer took its place: it gets the focus back. */
  left: string | null
  onLeave(key: string | null): void
}

const Asks = memo(function Asks({ eye, offers, shown, left, onLeave }: AsksProps) {
  const table = useTable()
  const m = useAllWords()
  useEffect(() => {
    if (left === null) return
    if (isFocusFree()) elementOf(`arrow:${left}`)?.focus({ preventScroll: true })
    onLeave(null)
  }, [left, onLeave])
  const { numbered, ways } = useMemo(() => shownWays(shown), [shown])
  const drawn = ways.filter(({ to }) => to !== null)
  if (drawn.length === 0) return null
  const pressOn = (way: DrawnWay, event: MouseEvent) => {
    const press = eye.current?.pressAt(event)
    const meant = press ? meantBy(press, way, drawn, offers) : way
    if (typeof meant === 'number') table.intent.getState().press(meant, offers.get(meant))
    else if (ask(table, shown, meant)) onLeave(meant.key)
  }
  return (
    <fieldset
      className={styles['asks']}
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
          // Its name, since it holds nothing: beside an aria-label it would be read twice.
          title={nameOf(m, way, numbered)}
          tabIndex={index === 0 ? 0 : -1}
          data-asks={way.key}
          onClick={(event) => pressOn(way, event)}
        />
      ))}
    </fieldset>
  )
})

/** Asks; answers whether there was anything to ask about. */
function ask(table: Table, { base, way }: Shown, { strides: [stride] }: DrawnWay): boolean {
  const { session } = table.game.getState()
  const question = stride && questionOf(session, base, stride.monster, way ?? undefined)
  if (question) askWhy(table, question)
  return Boolean(question)
}

/** Whose step an arrow is: of one monster, or of several that go the same way. */
function nameOf(m: AllWords, { strides }: DrawnWay, numbered: boolean): string {
  return nameOfStep(m, strides, numbered ? (strides[0]?.order ?? null) : null)
}

/** Where an arrow is pressed: in the middle of its first step, where nothing else is. */
function gripOf({ from, via: [first], to }: DrawnWay): Spot {
  const end = first ?? to ?? from
  return { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }
}

/** How wide the ground of an arrow is, in pixels and at most in tiles. */
const GROUND = 48

/** Between an arrow and a place that offers something the place is rather meant. */
const RATHER = 0.6

/**
 * What a press on an arrow means: where arrows lie close together, or next to a tile that offers something, whatever is
 * nearest of all on whose ground it is.
 */
function meantBy(
  press: BoardPress,
  pressed: DrawnWay,
  ways: readonly DrawnWay[],
  offers: Offers,
): DrawnWay | Place {
  const away = ({ x, y }: Spot) => Math.hypot(x - press.spot.x, y - press.spot.y)
  const reach = Math.min(GROUND / press.tile, 1) / 2
  const arrows = ways
    .map((way) => ({ meant: way, away: away(gripOf(way)) }))
    .filter((one) => one.away <= reach)
  const places = offeredAt(press, offers).map((at) => ({ meant: at, away: away(spotOf(at)) * RATHER }))
  const first: { meant: DrawnWay | Place; away: number } = { meant: pressed, away: away(gripOf(pressed)) }
  return [...arrows, ...places].reduce((best, one) => (one.away < best.away ? one : best), first).meant
}
