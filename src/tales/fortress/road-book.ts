import * as v from 'valibot'
import { create } from 'zustand'
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
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { KEYS } from './game.ts'

/** The book of the Road of Seven Fortresses: it lies outside every siege [S 26]. */
interface RoadBook {
  /** The road that is walked; null where none was begun. */
  road: Road | null
  /** The deck with which the last siege was laid: against it exchanges are counted. */
  base: Muster | null
  /** The most stars that a road brought. */
  best: number
  /** The kept siege that was counted last: none counts twice. */
  counted: string | null
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
const KEY = `${KEYS.cover}.road`

/** A deck in writing, read as strictly as the notation is. */
const deck: v.GenericSchema<unknown, Muster> = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = parseMuster(dataset.value)
    if (read.ok) return read.siege.muster
    addIssue({ message: 'no deck' })
    return NEVER
  }),
)

const written = v.pipe(
  v.string(),
  v.parseJson(),
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

/** Makes the book of the road, which begins with what was kept. */
export function createRoadBook(storage: SafeStorage) {
  const { text } = storage.read(KEY)
  const read = v.safeParse(written, text)
  const found = read.success ? read.output : { road: null, base: null, best: 0, counted: null }
  return create<RoadBook>((set, get) => {
    const keep = (changes: Partial<Pick<RoadBook, 'road' | 'base' | 'best' | 'counted'>>) => {
      set({ ...changes, unreadable: false })
      const { road, base, best, counted } = get()
      const kept = road && { ...road, muster: deckText(road.muster) }
      storage.write(KEY, JSON.stringify({ road: kept, base: base && deckText(base), best, counted }))
    }
    return {
      ...found,
      unreadable: !read.success && text !== null,
      begin: (muster) => keep({ road: beginRoad(muster), base: muster, counted: null }),
      change(muster) {
        const { road } = get()
        if (road) keep({ road: { ...road, muster } })
      },
      count({ id, place, outcome, sieges }) {
        const { road, best, counted } = get()
        if (!road || counted === id || nextFortress(road) !== place) return
        const after = afterSiege(road, outcome, sieges)
        keep({ road: after, base: road.muster, best: Math.max(best, starsIn(after)), counted: id })
      },
    }
  })
}

export const useRoadBook = createRoadBook(browserStorage)
