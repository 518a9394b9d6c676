import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  eventFor,
  type Game,
  type GameTypes,
  type PlayerView,
  stateFor,
  type Viewer,
} from '../../../engine/kernel/index.ts'
import type { Cue } from '../../../playback/playback.ts'
import type { PlayedGame } from '../../../playback/shown-table.ts'
import { selectState } from '../../../session/game-store.ts'
import { prefersReducedMotion } from '../../../store/motion.ts'
import styles from './Flights.module.css'
import {
  type FlightSpan,
  fadeFrames,
  flightFrames,
  flightTimes,
  HOP,
  HOP_MS,
  liftedFrames,
  type PixelBox,
} from './flight-plan.ts'

/** CSS selectors, or a list of them. The first visible element that matches is used. */
export type Somewhere = string | readonly string[]

/** Small pictures that fly from one place on the screen to another. A counter hops when they arrive. */
export interface Flight extends FlightSpan {
  /** Absent: nothing flies, only the effects at `to` happen. */
  from?: Somewhere
  to: Somewhere
  /** A picture without words or hidden information, because everyone can see it. */
  picture?: ReactNode
  /** True if the target hops on arrival, because its number has changed. */
  hops?: boolean
  /** True if the target is hidden until the arrival. */
  hides?: boolean
  /** The number of pictures. Default 1. */
  count?: number
  /** True if the picture has the size of its start and of its target. Default: its own size. */
  fits?: boolean
}

interface TableFlightsSpec<K extends GameTypes, Table extends PlayedGame<K>> {
  rules: Game<K>
  useTable(): Table
  /** Hook: the bot to act now; null if there is none. */
  useBotToAct(): string | null
  /** Hook: the seat of the displayed view; null for the public view. Absent in a game without hidden information. */
  useViewer?(): Viewer
  /** Returns the flights of an event, in the viewer's view. `seen`: the view just after it. */
  flightsOf(event: K['Event'], seen: PlayerView<K['State']>, table: Table): readonly Flight[]
  /** Returns a selector of the elements of the seat to act. They are lit while a bot acts. */
  actorOf(seen: PlayerView<K['State']>): string
}

/** Makes the component that animates flights over a table while events are shown. Flights delay nothing and take no pointer events. */
export function tableFlights<K extends GameTypes, Table extends PlayedGame<K>>(
  spec: TableFlightsSpec<K, Table>,
) {
  const { rules, useTable, useBotToAct, useViewer = useNobody, flightsOf, actorOf } = spec
  return {
    TableFlights() {
      const table = useTable()
      const cue = table.playback((store) => store.cue)
      const shown = table.playback((store) => store.shown)
      const real = table.game(selectState<K>)
      const computer = useBotToAct()
      const viewer = useViewer()
      useLight(computer !== null && real ? actorOf(stateFor(rules, real, viewer)) : '')
      if (!cue || !shown) return null
      const find = () =>
        eventFor(rules, [{ event: cue.event, state: shown }], viewer).flatMap((heard) =>
          flightsOf(heard.event, heard.state, table),
        )
      return <OfCue key={cue.key} cue={cue} find={find} />
    },
  }
}

const useNobody = () => null

interface OfCueProps {
  cue: Cue<GameTypes>
  find(): readonly Flight[]
}

/** The flights of one event. Computed once, so that a re-render does not restart them. */
function OfCue({ cue: { motion, ms }, find }: OfCueProps) {
  const [flights] = useState(find)
  const layer = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(flights.length === 0)
  useLayoutEffect(() => {
    if (!layer.current) return
    const moves = fly(layer.current, flights, motion, ms)
    const stop = () => {
      for (const move of moves) move.cancel()
      setOver(true)
    }
    // Places are measured once: a resize would leave the flights at the wrong place.
    window.addEventListener('resize', stop)
    Promise.all(moves.map(({ finished }) => finished)).then(
      () => setOver(true),
      () => {},
    )
    return () => {
      window.removeEventListener('resize', stop)
      for (const move of moves) move.cancel()
    }
  }, [flights, motion, ms])
  if (isOver) return null
  return createPortal(
    <div ref={layer} className={styles['layer']} aria-hidden="true" data-flights="">
      {flights.map((flight, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Fragment key={nth}>
          {thingsOf(flight).map((thing) => (
            <div key={thing} className={styles['thing']} data-flight={nth}>
              {flight.picture}
            </div>
          ))}
        </Fragment>
      ))}
    </div>,
    document.body,
  )
}

const thingsOf = ({ from, count = 1 }: Flight): number[] =>
  from === undefined ? [] : Array.from({ length: count }, (_, thing) => thing)

/** Starts all animations, including the hops of the targets. Returns them. */
function fly(layer: HTMLElement, flights: readonly Flight[], motion: number, ms: number): Animation[] {
  if (!('animate' in layer)) return []
  const less = prefersReducedMotion()
  return flights.flatMap((flight, nth) => {
    const things = layer.querySelectorAll<HTMLElement>(`[data-flight="${nth}"]`)
    const [source, target] = [inSight(flight.from), inSight(flight.to)]
    const times = flightTimes(motion, things.length, flight)
    const moves = [...things].flatMap((thing, index) => {
      const time = times[index]
      if (!source || !time) return []
      const { width, height } = thing.getBoundingClientRect()
      const way = flightFrames({ width, height }, source.box, (target ?? source).box, flight.fits ?? false)
      const frames = less ? fadeFrames(way) : target ? way : liftedFrames(way)
      return [thing.animate(frames, time)]
    })
    if (!target || less) return moves
    const delay = motion * (flight.lands ?? 1)
    if (flight.hides && moves.length > 0) moves.push(target.element.animate(HIDDEN, delay))
    if (!flight.hops) return moves
    const duration = Math.min(HOP_MS, ms - delay)
    if (duration < HOP_MS / 3) return moves
    return [...moves, target.element.animate(HOP, { delay, duration, composite: 'add' })]
  })
}

const HIDDEN = [{ opacity: 0 }, { opacity: 0 }]

interface Sighted {
  element: Element
  box: PixelBox
}

/** Returns the first matching element with a box inside the window; null if there is none. */
function inSight(where: Somewhere | undefined): Sighted | null {
  const selectors = where === undefined ? [] : typeof where === 'string' ? [where] : where
  for (const element of selectors.flatMap((one) => [...document.querySelectorAll(one)])) {
    const box = element.getBoundingClientRect()
    const isInside =
      box.right > 0 && box.bottom > 0 && box.left < window.innerWidth && box.top < window.innerHeight
    if (box.width > 0 && box.height > 0 && isInside) return { element, box }
  }
  return null
}

/** Hook: lights the elements of the acting seat. */
function useLight(selector: string): void {
  // After every render: the elements can have been replaced.
  useLayoutEffect(() => {
    if (!selector) return
    const lit = document.querySelectorAll(selector)
    for (const element of lit) element.setAttribute('data-acting', '')
    return () => {
      for (const element of lit) element.removeAttribute('data-acting')
    }
  })
}
