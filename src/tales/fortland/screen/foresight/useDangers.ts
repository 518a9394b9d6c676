import {
  armyOf,
  freePlaces,
  hasFallen,
  nextSeat,
  type Seat,
  type State,
} from '../../../../engine/fortland/index.ts'
import { type Danger, dangersOf } from '../../foresight/index.ts'
import { useOwnSeat } from '../../seating.ts'
import { useTaleSettings } from '../../settings.ts'
import { usePlayback } from '../../table.ts'

/** A danger as it is shown; with no faces at all, that nobody can come near before the country is on turn again. */
export type ShownDanger = Omit<Danger, 'chance'>

/** Whether there is anything to foresee: all have mustered, and the game goes on. */
const isForeseen = (state: State): boolean => state.phase === 'roll' || state.phase === 'act'

/**
 * What threatens the places of a country, as far as it is to be told: by who is next, and at the highest level by later ones; and
 * which places nobody threatens.
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
  // One plaque a place: of several later ones the first.
  const firstLater = later.filter(
    ({ place }, index) => later.findIndex((one) => one.place === place) === index,
  )
  return [...next, ...firstLater, ...safe]
}

const NONE: ShownDanger[] = []

/** The dangers that lie on the board now; nothing while events are shown. */
export function useShownDangers(state: State): readonly ShownDanger[] {
  const own = useOwnSeat(state)
  const level = useTaleSettings(({ warnings }) => warnings)
  const playing = usePlayback((playback) => playback.playing)
  return playing ? NONE : dangersToShow(state, own, level)
}
