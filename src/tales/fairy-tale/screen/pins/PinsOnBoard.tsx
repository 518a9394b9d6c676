import type { CSSProperties, RefObject } from 'react'
import { type Face, type State, turned } from '../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../engine/kernel/index.ts'
import { IconShape, Tip } from '../../../../ui/art/index.ts'
import { useListener } from '../../../../ui/page/lifetime.ts'
import { at, type BoardPoint, cssTiles } from '../../../../ui/stage/board-point.ts'
import type { BoardCamera } from '../../../../ui/stage/camera/BoardCamera.ts'
import { useSlipWords } from '../../../../ui/text/slips.ts'
import { type DetailLevel, faceLook, HEROES, HeroIcon, RemoveMark, TileArt } from '../../art/index.ts'
import { reachableMonsters, walkTo } from '../../intent/suggestions.ts'
import { aimedAt } from '../../intent/turn-selection.ts'
import { useGame, useIntent, useOtherActor, useSuggesting, useTable } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import { previewOf } from '../board/aims/preview.ts'
import type { StandingMonster } from '../forest/forest-pieces.ts'
import { cellStyle, spotOf } from '../forest/layout.ts'
import { BADGE } from '../forest/slots/reserved.ts'
import { about } from '../subject.ts'
import styles from './pins.module.css'
import { suggestionWords } from './suggestion-words.ts'
import { placeAbout, takenUpAt, takeUp, useTakenUp } from './take-up.ts'
import { useNames } from './useDeciderNames.ts'
import { type NumberedPin, usePins } from './usePins.ts'

interface PinsOnBoardProps {
  state: State
  monsters: readonly StandingMonster[]
  level: DetailLevel
}

/** The suggestions on the board and, while a player suggests, buttons for the monsters. */
export function PinsOnBoard({ eye, ...props }: PinsOnBoardProps & { eye: RefObject<BoardCamera | null> }) {
  const { state, monsters } = props
  const pins = usePins()
  useSeen(eye)
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  return (
    <>
      {pins.map((pin) => (
        <PinPicture key={pin.id} pin={pin} {...props} />
      ))}
      {suggesting && <Aims state={state} monsters={monsters} />}
      {markersOf(state, pins, monsters).map(({ pin, spot }) => (
        <Marker key={pin.id} pin={pin} state={state} spot={spot} />
      ))}
    </>
  )
}

/** Moves the camera to a suggestion that is taken up. */
function useSeen(eye: RefObject<BoardCamera | null>): void {
  useListener(takenUpAt(useTable()).subscribe, ({ at }) => {
    if (at !== null) eye.current?.reveal(spotOf(at))
  })
}

/** Returns the positions of the markers: at the corner of their target, side by side if several share it. */
function markersOf(state: State, pins: readonly NumberedPin[], monsters: readonly StandingMonster[]) {
  const taken = new Map<string, number>()
  return pins.map((pin) => {
    const { x, y } = cornerOf(state, pin.suggestion, monsters)
    const before = taken.get(`${x} ${y}`) ?? 0
    taken.set(`${x} ${y}`, before + 1)
    return { pin, spot: { x: x - before * 0.36, y } }
  })
}

function cornerOf(
  state: State,
  suggestion: NumberedPin['suggestion'],
  monsters: readonly StandingMonster[],
): BoardPoint {
  if (suggestion.kind === 'monster') {
    const monster = monsters.find(({ n }) => n === suggestion.n)
    return { x: (monster?.x ?? 0) + 0.2, y: (monster?.y ?? 0) - 0.2 }
  }
  const { x, y } = spotOf(placeAbout(state, suggestion))
  return { x: x + BADGE.x / 100 - 0.5, y: y + BADGE.y / 100 - 0.5 }
}

/** Returns the colour of a seat's character. */
const colourOf = (state: State, seat: number): string => {
  const character = state.seats[seat]?.character
  return character ? HEROES[character].colour : 'var(--ink)'
}

const inColour = (state: State, seat: number): CSSProperties =>
  ({ '--own': colourOf(state, seat) }) as CSSProperties

interface PinPictureProps extends PinsOnBoardProps {
  pin: NumberedPin
}

/** The picture of a pin: footprints, a preview of the tile, or a cross over a monster. */
function PinPicture({ pin, state, monsters, level }: PinPictureProps) {
  const taken = useTakenUp(({ id }) => id === pin.id)
  const { suggestion } = pin
  const own = { ...inColour(state, pin.seat), '--shift': `${(pin.number % 3) * 5 - 5}px` } as CSSProperties
  switch (suggestion.kind) {
    case 'walk': {
      const from = state.seats[state.onTurn]?.at
      const path = walkTo(state, suggestion.to)?.path ?? []
      return (
        <Footprints
          spots={[...(from === undefined ? [] : [from]), ...path].map(spotOf)}
          taken={taken}
          own={own}
        />
      )
    }
    case 'tile': {
      const face = state.market[suggestion.slot]
      return (
        face && (
          <TileGhost
            place={suggestion.at}
            face={turned(face, suggestion.turn)}
            level={level}
            taken={taken}
            own={own}
          />
        )
      )
    }
    case 'use': {
      const face = previewOf(state, suggestion.action)?.face ?? null
      return (
        <TileGhost place={placeAbout(state, suggestion)} face={face} level={level} taken={taken} own={own} />
      )
    }
    case 'monster': {
      const monster = monsters.find(({ n }) => n === suggestion.n)
      if (!monster) return null
      const { size, ...spot } = monster
      return (
        <svg
          className={styles['cross']}
          style={{ ...at(spot), width: cssTiles(size), height: cssTiles(size), ...own }}
          data-taken={taken}
          viewBox="-20 -20 40 40"
          aria-hidden="true"
        >
          <path className={styles['halo']} d="M-15-15L15 15M15-15L-15 15" />
          <path className={styles['line']} d="M-15-15L15 15M15-15L-15 15" />
        </svg>
      )
    }
  }
}

interface TileGhostProps {
  place: Place
  /** The tile in its rotation; null shows only the frame. */
  face: Face | null
  level: DetailLevel
  taken: boolean
  own: CSSProperties
}

/** The preview of a suggested tile, framed in the colour of its seat. */
function TileGhost({ place, face, level, taken, own }: TileGhostProps) {
  // An aimed tile at this place has a frame of its own.
  const aimed = useIntent(({ inHand }) => aimedAt(inHand) === place)
  if (aimed) return null
  return (
    <div
      className={styles['ghost']}
      style={{ ...cellStyle(place), ...own }}
      data-taken={taken}
      data-pinned=""
    >
      {face && (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <TileArt {...faceLook(face)} {...spotOf(place)} level={level} />
        </svg>
      )}
    </div>
  )
}

interface FootprintsProps {
  spots: readonly BoardPoint[]
  taken: boolean
  own: CSSProperties
}

/** The way of a suggested walk, from the character to its destination. */
function Footprints({ spots, taken, own }: FootprintsProps) {
  const points = spots.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')
  return (
    <svg
      className={styles['walk']}
      style={{ ...at({ x: 0, y: 0 }), width: cssTiles(1), height: cssTiles(1), ...own }}
      data-taken={taken}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <polyline className={styles['halo']} points={points} />
      <polyline className={styles['line']} points={points} />
      {spots.slice(1).map(({ x, y }) => (
        <g key={`${x} ${y}`} className={styles['foot']} transform={`translate(${x * 100} ${y * 100})`}>
          <circle r={15} />
          <IconShape name="boot-prints" size={20} />
        </g>
      ))}
    </svg>
  )
}

interface MarkerProps {
  pin: NumberedPin
  state: State
  spot: BoardPoint
}

/** The pin: the character of the seat and a number. A press by the player on turn takes it up. */
function Marker({ pin, state, spot }: MarkerProps) {
  const table = useTable()
  const m = useAllWords()
  const { dismissIt, takeUpOf } = useSlipWords().suggestions
  const names = useNames()
  const seat = useSuggesting((suggesting) => suggesting.seat)
  const dismiss = useSuggesting((suggesting) => suggesting.dismiss)
  const other = useOtherActor()
  const device = useGame((game) => game.device)
  const character = state.seats[pin.seat]?.character
  if (!character) return null
  const words = suggestionWords(m, state, pin.suggestion)
  const own = seat === pin.seat || (other !== null && (device?.seats.includes(pin.seat) ?? false))
  const name = own ? dismissIt(pin.number, words) : takeUpOf(names(pin.seat), pin.number, words)
  const picture = (
    <>
      <HeroIcon character={character} height={36} />
      <span className={styles['number']} aria-hidden="true">
        {pin.number}
      </span>
    </>
  )
  const place = { className: styles['marker'], style: { ...at(spot), ...inColour(state, pin.seat) } }
  // Only the player on turn can take it up, and only its own device can take it off the board meanwhile.
  if (other && !own)
    return (
      <span {...place} role="img" aria-label={m.pins.spoken(names(pin.seat), words)} data-pin={pin.id}>
        {picture}
      </span>
    )
  return (
    <button
      type="button"
      {...place}
      aria-label={name}
      data-acts=""
      data-pin={pin.id}
      onClick={() => (own ? dismiss(pin.id) : takeUp(table, pin))}
    >
      {picture}
      <Tip name={name} title={name} />
    </button>
  )
}

/** While a player suggests: buttons for the monsters that the character on turn could remove after a walk. */
function Aims({ state, monsters }: Omit<PinsOnBoardProps, 'level'>) {
  const { board } = useAllWords()
  const pressOn = useIntent((intent) => intent.pressOn)
  const reachable = reachableMonsters(state)
  const here = state.seats[state.onTurn]?.at
  return monsters
    .filter(({ n, place }) => reachable.has(n) && place !== here)
    .map(({ n, kind, size, ...spot }) => (
      <button
        key={n}
        type="button"
        className={styles['aim']}
        style={{ ...at(spot), width: cssTiles(size * 1.08), height: cssTiles(size * 1.08) }}
        aria-label={board.remove(kind, n)}
        {...about({ kind: 'monster', n })}
        data-acts=""
        data-pin=""
        onClick={() => pressOn({ kind: 'monster', n })}
      >
        <svg viewBox="-22 -22 44 44" aria-hidden="true">
          <RemoveMark radius={20.5} />
        </svg>
      </button>
    ))
}
