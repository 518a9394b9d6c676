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
  type RoadProgress,
  standardRules,
  starsIn,
  writeMuster,
} from '../../engine/fortress/index.ts'
import { textSchema } from '../../engine/kernel/index.ts'
import { persistedStore, readJson } from '../../store/persisted-store.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** The stored progress on the Road of Seven Fortresses, separate from any siege [S 26]. */
interface RoadKept {
  /** The current road, or null. */
  road: RoadProgress | null
  /** The deck of the last siege, the base for counting exchanges. */
  base: Muster | null
  /** The most stars won on any road. */
  best: number
  /** The id of the last counted saved game, to count it only once. */
  counted: string | null
}

interface RoadBook extends RoadKept {
  /** True if the stored progress could not be read. */
  unreadable: boolean
  /** Begins a road with a deck; of the earlier road only the best stars remain. */
  begin(muster: Muster): void
  /** Replaces the deck of the road. */
  change(muster: Muster): void
  /** Records the outcome of a siege of the next fortress, once. */
  count(siege: { id: string; place: FortressId; outcome: OutcomeKind; sieges: number }): void
}

/** The storage key of the road. */
const KEY = `${STORAGE_KEYS.cover}.road`

/** A deck as text, in the notation of the law. */
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

/** Writes a deck in the notation of the law. */
const deckText = (muster: Muster): string =>
  writeMuster({ muster, against: { defenders: 1 }, rules: standardRules() })

const NOTHING: RoadKept = { road: null, base: null, best: 0, counted: null }

/** Creates the store of the road from the saved progress. */
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
