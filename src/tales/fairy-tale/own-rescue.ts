import * as v from 'valibot'
import type { Action } from '../../engine/fairy-tale/index.ts'
import { persistedStore, readJson } from '../../store/persisted-store.ts'
import { type SafeStorage, tabStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'
import { canBeAsked, type Goal, writtenGoal } from './rescues/goal.ts'
import { fairyTale, parseNotation } from './rules.ts'

/** The last turn of the player's own lost game that could still save the Oak. */
export interface OwnRescue {
  turn: number
  position: string
  goal: Goal
  way: readonly Action[]
}

interface OwnRescueStore {
  /** The latest rescue found, or null. */
  found: OwnRescue | null
  /** Stores the result of a search: a rescue, or null if there is none. */
  keep(found: OwnRescue | null): void
}

const kept = v.pipe(
  v.strictObject({
    turn: v.pipe(v.number(), v.integer(), v.minValue(1)),
    position: v.string(),
    goal: writtenGoal,
    way: v.pipe(v.array(fairyTale.codec.action), v.minLength(1)),
  }),
  v.check((own) => canBeLaid(own)),
)

const readKept = readJson(kept)

/** True if the position can be read and is valid with this goal. */
function canBeLaid({ position, goal }: Pick<OwnRescue, 'position' | 'goal'>): boolean {
  const read = parseNotation(position)
  return read.ok && canBeAsked(read.value, goal)
}

const found = v.nullable(
  v.pipe(
    v.strictObject({
      turn: v.number(),
      position: v.string(),
      goal: writtenGoal,
      way: v.pipe(v.array(v.looseObject({ type: v.string() })), v.minLength(1)),
    }),
    v.check((own) => canBeLaid(own)),
  ),
)

/** True if a worker's answer is a valid rescue or null. */
export const isOwnRescue = (data: unknown): data is OwnRescue | null => v.is(found, data)

/** Returns a rescue as JSON, with its actions in the stored form. */
const written = (own: OwnRescue): string =>
  JSON.stringify({ ...own, way: own.way.map((action) => fairyTale.codec.writeAction(action)) })

/** Creates the store of the latest rescue of this tab. Unreadable text counts as null. */
export const createOwnRescue = (tab: SafeStorage, key: string) =>
  persistedStore<OwnRescueStore, Pick<OwnRescueStore, 'found'>>(
    {
      ...{ storage: tab, key, fresh: { found: null } },
      read(text) {
        const found = readKept(text)
        return found && { found }
      },
      write: ({ found }) => found && written(found),
      valueIn: (store) => store,
      fieldsOf: ({ found }) => ({ found }),
    },
    (update) => ({ found: null, keep: (found) => void update(() => ({ found })) }),
  )

/** The rescue of this tab. The page finds it again after a reload. */
export const useOwnRescue = createOwnRescue(tabStorage, STORAGE_KEYS.ownRescue)
