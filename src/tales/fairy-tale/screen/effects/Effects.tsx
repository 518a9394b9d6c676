import type { CSSProperties } from 'react'
import type { Event, EventOf, State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Direction, type Place } from '../../../../engine/kernel/index.ts'
import { at, type BoardPoint, cssTiles } from '../../../../ui/stage/board-point.ts'
import { CarriedToken } from '../../art/index.ts'
import { useExpansionsIn } from '../../load-expansions.ts'
import type { Cue } from '../../runtime.ts'
import { MonsterPicture } from '../board/tokens/Tokens.tsx'
import { type StandingMonster, standingIn } from '../forest/forest-pieces.ts'
import { spotOf } from '../forest/layout.ts'
import { Burst } from './Burst.tsx'
import { EventRing } from './EventRing.tsx'
import styles from './effects.module.css'
import { BrokenDiamond, BrokenHeart } from './moments.tsx'

interface EffectsProps {
  cue: Cue
  state: State
  /** The monsters before the event. */
  before: readonly StandingMonster[]
}

/** The effects of an event other than moving pieces and tiles: breaking, flying and vanishing things. */
export function Effects({ cue, state, before }: EffectsProps) {
  const { event, motion, ms } = cue
  const time: CSSProperties = { animationDuration: `${motion}ms` }
  return (
    <>
      {leavingIn(event, state).map(({ monster, way }) => {
        const gone = before.find(({ n }) => n === monster)
        return gone && <Leaving key={monster} monster={gone} way={way} time={time} />
      })}
      <Happening event={event} state={state} before={before} motion={motion} rest={ms - motion} time={time} />
    </>
  )
}

interface HappeningProps {
  event: Event
  state: State
  before: readonly StandingMonster[]
  motion: number
  /** The time in milliseconds without motion afterwards. */
  rest: number
  time: CSSProperties
}

function Happening({ event, state, before, motion, rest, time }: HappeningProps) {
  switch (event.type) {
    case 'oak-hurt':
    case 'oak-scorched':
    case 'grove-taken':
      return <BrokenHeart last={event.hearts === 0} {...{ time, motion, rest }} />
    case 'diamond-destroyed':
      return <BrokenDiamond spot={spotOf(event.at)} time={time} />
    case 'tile-destroyed':
      return <Burst what="blast" spot={spotOf(event.at)} time={time} />
    case 'tile-wrecked':
      return <Burst what="splinters" spot={spotOf(event.at)} time={time} />
    case 'bar-broken':
    case 'bridge-fell':
      return <Burst what="splinters" spot={mouthOf(event.at, event.side)} time={time} />
    case 'monster-delayed': {
      const nibbling = before.find(({ n }) => n === event.monster)
      return <Burst what="crumbs" spot={nibbling ?? spotOf(event.at)} time={time} />
    }
    case 'monsters-coming':
      return <EventRing means="threat" spot={spotOf(event.at)} time={time} />
    case 'power-used':
      return <EventRing means="power" spot={bearerSpot(state, event.seat)} time={time} />
    case 'item-changed':
      return <Item place={event.at} how={event.how} time={time} />
    default:
      return <ExpansionEffect event={event} state={state} motion={motion} />
  }
}

function ExpansionEffect({ event, state, motion }: Pick<HappeningProps, 'event' | 'state' | 'motion'>) {
  const Effect = useExpansionsIn(state)?.land.Effect
  return Effect && <Effect event={event} state={state} motion={motion} />
}

/** The monsters that leave the board in an event, and how. */
function leavingIn(event: Event, state: State): { monster: number; way: LeavingWay }[] {
  switch (event.type) {
    case 'monster-stepped':
      return event.to === CENTRE
        ? [{ monster: event.monster, way: { how: 'toOak', to: { x: 0, y: 0.1 } } }]
        : []
    case 'monster-removed':
    case 'soldier-fell':
      return [{ monster: event.monster, way: { how: 'removed' } }]
    case 'monster-lost':
      return [{ monster: event.monster, way: { how: 'falling', to: spotOf(event.at) } }]
    case 'monsters-cleared': {
      const way = wayCleared(event, state)
      return event.monsters.map((monster) => ({ monster, way }))
    }
    case 'diamond-destroyed':
    case 'tile-destroyed':
    case 'tile-lit':
    case 'flood-ran':
    case 'boulder-rolled':
    case 'grove-taken':
      return event.monsters.map((monster) => ({ monster, way: { how: 'removed' } }))
    default:
      return []
  }
}

/** Monsters thrown by a catapult fly on, away from it; others vanish in place. */
function wayCleared({ by, seat, at: place }: EventOf<'monsters-cleared'>, { seats }: State): LeavingWay {
  const from = seats[seat]?.at
  if (by !== 'catapult' || from === undefined) return { how: 'removed' }
  const [here, there] = [spotOf(from), spotOf(place)]
  const beyond = (start: number, end: number) => end + (end - start) * 2.5
  return { how: 'flung', to: { x: beyond(here.x, there.x), y: beyond(here.y, there.y) } }
}

/** The centre of a character's standee. */
function bearerSpot(state: State, seat: number): BoardPoint {
  const bearer = standingIn(state).characters.find((character) => character.seat === seat)
  return bearer ? { x: bearer.x, y: bearer.y - bearer.size / 2 } : spotOf(CENTRE)
}

const OUT: Record<Direction, BoardPoint> = {
  north: { x: 0, y: -0.42 },
  east: { x: 0.42, y: 0 },
  south: { x: 0, y: 0.42 },
  west: { x: -0.42, y: 0 },
}

/** The point where a road leaves a tile. */
function mouthOf(place: Place, side: Direction): BoardPoint {
  const { x, y } = spotOf(place)
  return { x: x + OUT[side].x, y: y + OUT[side].y }
}

interface ItemProps {
  place: Place
  how: EventOf<'item-changed'>['how']
  time: CSSProperties
}

/** A thing that a character picks up, loses or delivers. */
function Item({ place, how, time }: ItemProps) {
  return (
    <svg
      className={styles[how === 'dropped' ? 'removed' : 'item']}
      style={{ ...at(spotOf(place)), ...time, width: cssTiles(0.5), height: cssTiles(0.5) }}
      viewBox="-36 -36 72 72"
      aria-hidden="true"
    >
      <CarriedToken carried={{ thing: 'basket' }} size={64} />
    </svg>
  )
}

/** How a monster leaves the board: removed in place, or on its way to a spot. */
type LeavingWay = { how: 'removed' } | { how: 'toOak' | 'falling' | 'flung'; to: BoardPoint }

interface LeavingProps {
  monster: StandingMonster
  way: LeavingWay
  time: CSSProperties
}

function Leaving({ monster: { kind, size, x, y }, way, time }: LeavingProps) {
  const there = 'to' in way && { '--way-x': cssTiles(way.to.x - x), '--way-y': cssTiles(way.to.y - y) }
  return (
    <div
      className={styles[way.how]}
      style={{ ...at({ x, y }), ...time, ...there, width: cssTiles(size), height: cssTiles(size) }}
      aria-hidden="true"
    >
      <MonsterPicture kind={kind} />
    </div>
  )
}
