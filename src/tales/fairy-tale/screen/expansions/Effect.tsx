import type { CSSProperties } from 'react'
import { type Event, type State, standsAt } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../../engine/kernel/index.ts'
import type { DieFace } from '../../../../ui/art/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { at, cssTiles } from '../../../../ui/stage/board-point.ts'
import { ForetoldDie } from '../../art/expansions/ForetoldDie.tsx'
import { EXPANSION_ART } from '../../art/expansions/index.ts'
import { spotOf } from '../forest/layout.ts'
import styles from './effect.module.css'

/** The effect of an expansion event above the pieces. */
export function Effect({ event, state, motion }: { event: Event; state: State; motion: number }) {
  const time: CSSProperties = { animationDuration: `${motion}ms` }
  switch (event.type) {
    case 'boulder-rolled':
      return <Stone from={event.from} to={event.path.at(-1) ?? event.from} time={time} />
    case 'soldier-fell':
      return <Falling svg={EXPANSION_ART.soldier} place={event.at} time={time} />
    case 'villager-lost':
      return <Falling svg={EXPANSION_ART.villager} place={event.at} time={time} />
    case 'thing-lost': {
      const at = event.seat === null ? null : standsAt(state, event.seat)
      return at == null ? null : <Falling svg={EXPANSION_ART.things[event.thing]} place={at} time={time} />
    }
    case 'villager-walked':
      return event.to === CENTRE ? <Homecoming from={event.from} time={time} /> : null
    case 'die-foretold':
      return <Foretold face={event.face} place={standsAt(state, event.seat) ?? CENTRE} time={time} />
    default:
      return null
  }
}

interface Timed {
  time: CSSProperties
}

/** The stone rolls from its slope to the last tile that it crosses. */
function Stone({ from, to, time }: Timed & { from: Place; to: Place }) {
  const [here, there] = [spotOf(from), spotOf(to)]
  const way = { '--way-x': cssTiles(there.x - here.x), '--way-y': cssTiles(there.y - here.y) }
  return (
    <svg
      className={styles.stone}
      style={{ ...at(here), ...time, ...way, width: cssTiles(0.5), height: cssTiles(0.5) }}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
    >
      <Markup svg={STONE} />
    </svg>
  )
}

const STONE =
  '<path d="M-6-8L3-10 9-6 10 2 6 8-3 9-9 4-10-3z" fill="#A8A298" stroke="#2C1C12" stroke-width="1.8" stroke-linejoin="round"/>' +
  '<path d="M-4-5L2-7M2 3l4-1 1-3" fill="none" stroke="#EFEAE0" stroke-width="1.6" stroke-linecap="round"/>'

/** A villager reaches the oak and is safe. */
function Homecoming({ from, time }: Timed & { from: Place }) {
  const [here, there] = [spotOf(from), spotOf(CENTRE)]
  const way = { '--way-x': cssTiles(there.x - here.x), '--way-y': cssTiles(there.y - here.y) }
  return (
    <svg
      className={styles['homecoming']}
      style={{ ...at(here), ...time, ...way, width: cssTiles(0.5), height: cssTiles(0.5) }}
      viewBox="-8 -26 86 106"
      aria-hidden="true"
    >
      <Markup svg={EXPANSION_ART.villager} />
    </svg>
  )
}

/** The foretold die rises over the hero who asked. */
function Foretold({ face, place, time }: Timed & { face: DieFace; place: Place }) {
  return (
    <svg
      className={styles['foretold']}
      style={{ ...at(spotOf(place)), ...time, width: cssTiles(0.7), height: cssTiles(0.7) }}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
    >
      <ForetoldDie face={face} size={92} />
    </svg>
  )
}

/** A lost piece or thing tips over and vanishes. */
function Falling({ svg, place, time }: Timed & { svg: string; place: Place }) {
  return (
    <svg
      className={styles.falling}
      style={{ ...at(spotOf(place)), ...time, width: cssTiles(0.5), height: cssTiles(0.5) }}
      viewBox="-8 -26 86 106"
      aria-hidden="true"
    >
      <Markup svg={svg} />
    </svg>
  )
}
