import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isAlone } from '../../../../../ui/keys/shortcuts.ts'
import { isFocusFree } from '../../../../../ui/page/useFocusKept.ts'
import { at, type Spot } from '../../../../../ui/stage/spot.ts'
import { useGame } from '../../../table.ts'
import type { Messages } from '../../../words/messages.ts'
import { useMessages } from '../../../words/useMessages.ts'
import type { DrawnWay } from '../arrows.ts'
import type { Shown } from '../shown-future.ts'
import { shownWays } from '../shown-ways.ts'
import { useAskedFuture } from '../useShownFuture.ts'
import { askWhy } from './explanation.ts'
import styles from './FutureAsks.module.css'
import { questionOf } from './questions.ts'
import { nameOfStep } from './step-names.ts'

/** On the arrows of the future that is shown: a press asks why a monster would go there. */
export const FutureAsks = memo(function FutureAsks() {
  // The arrows come first: nobody presses one before it is seen.
  const now = useAskedFuture()
  const drawn = useDeferredValue(now)
  const shown = now && drawn
  const [left, setLeft] = useState<string | null>(null)
  return shown && <Asks shown={shown} left={left} onLeave={setLeft} />
})

interface AsksProps {
  shown: Shown
  /** The arrow that was asked about before the answer took its place: it gets the focus back. */
  left: string | null
  onLeave(key: string | null): void
}

const Asks = memo(function Asks({ shown, left, onLeave }: AsksProps) {
  const m = useMessages()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (left === null) return
    const arrow = group.current?.querySelector<HTMLElement>(`[data-asks="${left}"]`)
    if (isFocusFree()) arrow?.focus({ preventScroll: true })
    onLeave(null)
  }, [left, onLeave])
  const { numbered, ways } = useMemo(() => shownWays(shown), [shown])
  const drawn = ways.filter(({ to }) => to !== null)
  if (drawn.length === 0) return null
  return (
    <fieldset ref={group} className={styles['asks']} aria-label={m.why.askSteps} onKeyDown={rove}>
      {drawn.map((way, index) => (
        <button
          key={way.key}
          type="button"
          className={styles['ask']}
          style={at(gripOf(way))}
          // Its name, since it holds nothing: beside an aria-label it would be read twice.
          title={nameOf(m, way, numbered)}
          tabIndex={index === 0 ? 0 : -1}
          data-asks={way.key}
          onClick={(event) => {
            if (isMeant(event) && ask(shown, way)) onLeave(way.key)
          }}
        />
      ))}
    </fieldset>
  )
})

/** Asks; answers whether there was anything to ask about. */
function ask({ base, way }: Shown, { strides: [stride] }: DrawnWay): boolean {
  const { session } = useGame.getState()
  const question = stride && questionOf(session, base, stride.monster, way ?? undefined)
  if (question) askWhy(question)
  return Boolean(question)
}

/** Whose step an arrow is: of one monster, or of several that go the same way. */
function nameOf(m: Messages, { strides }: DrawnWay, numbered: boolean): string {
  return nameOfStep(m, strides, numbered ? (strides[0]?.order ?? null) : null)
}

/** Where an arrow is pressed: in the middle of its first step, where nothing else is. */
function gripOf({ from, via: [first], to }: DrawnWay): Spot {
  const end = first ?? to ?? from
  return { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }
}

/**
 * Where arrows lie close together, or next to a tile that offers something, a press means what is nearest: that
 * is pressed instead, unless it is this one.
 */
function isMeant({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): boolean {
  // A key has no place.
  if (detail === 0) return true
  const away = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const far = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY)
    return element.matches('[data-place]') ? far * RATHER : far
  }
  const below = document
    .elementsFromPoint(clientX, clientY)
    .filter((element) => element.matches('[data-asks], [data-place][data-acts]'))
  const nearest = below.reduce<Element>((best, one) => (away(one) < away(best) ? one : best), currentTarget)
  if (nearest === currentTarget || !(nearest instanceof HTMLElement)) return true
  nearest.click()
  return false
}

/** Between an arrow and a place that offers something the place is rather meant. */
const RATHER = 0.6

/** Arrow keys go from one to the next. */
function rove(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step === undefined || !isAlone(event)) return
  event.preventDefault()
  event.stopPropagation()
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-asks]')]
  const here = all.findIndex((one) => one.matches(':focus'))
  all[(here + step + all.length) % all.length]?.focus()
}
