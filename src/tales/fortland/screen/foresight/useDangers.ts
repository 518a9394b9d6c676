import {
  armyOf,
  freePlaces,
  hasFallen,
  nextSeat,
  type Seat,
  type State,
} from '../../../../engine/fortland/index.ts'
import { type Danger, dangersOf } from '../../foresight/index.ts'
import { useOwnSeat } from '../../own-seat.ts'
import { usePlayback } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'

/** A threat for display. Without faces it marks a safe place. */
export type ShownDanger = Omit<Danger, 'chance'>

/** True if threats can be computed: after the muster, before the end. */
const isForeseen = (state: State): boolean => state.phase === 'roll' || state.phase === 'act'

/**
 * Returns the threats to a country's places at a level of warnings, and its safe places. Threats by later countries are included at the
 * highest level only.
 */
export function dangersToShow(state: State, seat: Seat, level: 'off' | 'threats' | 'all'): ShownDanger[] {
  if (level === 'off' || !isForeseen(state) || hasFallen(state, seat) || !armyOf(state, seat)) return []
  const all = dangersOf(state, seat)
  const next = all.filter(({ exact }) => exact)
  const told = new Set(all.map(({ place }) => place))
  const by = state.onTurn === seat ? nextSeat(state) : state.onTurn
  const safe = freePlaces(state, seat)
    .filter((place) => !told.has(place))
    .map((place): ShownDanger => ({ place, by, faces: [], exact: true }))
  if (level === 'threats') return [...next, ...safe]
  const later = all.filter(({ exact, place }) => !exact && !next.some((one) => one.place === place))
  // One plaque a place: show only the first of several later threats.
  const firstLater = later.filter(
    ({ place }, index) => later.findIndex((one) => one.place === place) === index,
  )
  return [...next, ...firstLater, ...safe]
}

const NONE: ShownDanger[] = []

/** Returns the threats on the board; none during playback. */
export function useShownDangers(state: State): readonly ShownDanger[] {
  const own = useOwnSeat(state)
  const level = useTaleSettings(({ warnings }) => warnings)
  const playing = usePlayback((playback) => playback.playing)
  return playing ? NONE : dangersToShow(state, own, level)
}
