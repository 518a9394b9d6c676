import * as v from 'valibot'
import {
  afterSiege,
  beginRoad,
  FORTRESS_IDS,
  type FortressId,
  LANTERNS,
  type Muster,
  nextFortress,
  type OutcomeKind,
  parseMuster,
  type Road,
  standardRules,
  starsIn,
  writeMuster,
} from '../../engine/fortress/index.ts'
import { textSchema } from '../../engine/kernel/index.ts'
import { persistedStore, readJson } from '../../store/persisted-store.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** The book of the Road of Seven Fortresses: it lies outside every siege [S 26]. */
interface RoadKept {
  /** The road that is walked; null where none was begun. */
  road: Road | null
  /** The deck with which the last siege was laid: against it exchanges are counted. */
  base: Muster | null
  /** The most stars that a road brought. */
  best: number
  /** The kept siege that was counted last: none counts twice. */
  counted: string | null
}

interface RoadBook extends RoadKept {
  /** The book of an earlier visit could not be read. */
  unreadable: boolean
  /** Sets out with a deck; the road before is forgotten, but for its stars. */
  begin(muster: Muster): void
  /** Puts another deck in the place of the one that goes along. */
  change(muster: Muster): void
  /** Writes down how a siege of the next fortress ended, once. */
  count(siege: { id: string; place: FortressId; outcome: OutcomeKind; sieges: number }): void
}

/** Where it lies in this browser. */
const KEY = `${STORAGE_KEYS.cover}.road`

/** A deck in writing, read as strictly as the notation is. */
const deck = textSchema<Muster>((text) => {
  const read = parseMuster(text)
  return read.ok ? read.value.muster : null
})

const written = readJson(
  v.strictObject({
    road: v.nullable(
      v.strictObject({
        muster: deck,
        lanterns: v.picklist([0, 1, 2, LANTERNS]),
        stars: v.pipe(v.array(v.picklist([1, 2, 3])), v.maxLength(FORTRESS_IDS.length)),
      }),
    ),
    base: v.nullable(deck),
    best: v.pipe(v.number(), v.integer(), v.minValue(0)),
    counted: v.nullable(v.string()),
  }),
)

/** A deck in writing, as the notation has it. */
const deckText = (muster: Muster): string =>
  writeMuster({ muster, against: { defenders: 1 }, rules: standardRules() })

const NOTHING: RoadKept = { road: null, base: null, best: 0, counted: null }

/** Makes the book of the road, which begins with what was kept. */
export const createRoadBook = (storage: SafeStorage) =>
  persistedStore<RoadBook, RoadKept>(
    {
      storage,
      key: KEY,
      fresh: NOTHING,
      read: written,
      write({ road, base, best, counted }) {
        const kept = road && { ...road, muster: deckText(road.muster) }
        return JSON.stringify({ road: kept, base: base && deckText(base), best, counted })
      },
      valueIn: (book) => book,
      fieldsOf: (latest, problem) => ({ ...latest, unreadable: problem !== null }),
    },
    (update) => ({
      ...NOTHING,
      unreadable: false,
      begin: (muster) =>
        void update((latest) => ({ ...latest, road: beginRoad(muster), base: muster, counted: null })),
      change: (muster) =>
        void update((latest) => (latest.road ? { ...latest, road: { ...latest.road, muster } } : latest)),
      count: ({ id, place, outcome, sieges }) =>
        void update((latest) => {
          const { road, best, counted } = latest
          if (!road || counted === id || nextFortress(road) !== place) return latest
          const after = afterSiege(road, outcome, sieges)
          return { road: after, base: road.muster, best: Math.max(best, starsIn(after)), counted: id }
        }),
    }),
  )

export const useRoadBook = createRoadBook(browserStorage)
