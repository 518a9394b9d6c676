import * as v from 'valibot'
import type { Action } from '../../engine/fairy-tale/index.ts'
import { persistedStore, readJson } from '../../store/persisted-store.ts'
import { type SafeStorage, tabStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'
import { canBeAsked, type Goal, writtenGoal } from './rescues/goal.ts'
import { fairyTale, parseNotation } from './rules.ts'

/** The last moment at which a lost tale of one's own could still be saved. */
export interface OwnRescue {
  turn: number
  position: string
  goal: Goal
  way: readonly Action[]
}

interface OwnRescueStore {
  /** The rescue that was found last. */
  found: OwnRescue | null
  /** Keeps what a search has found, or that it found none. */
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

/** Whether such a position can stand on the table, with that goal. */
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

/** True if a worker's answer is a rescue that can be laid on the table, or that there is none. */
export const isOwnRescue = (data: unknown): data is OwnRescue | null => v.is(found, data)

/** A rescue in writing: its actions as games store them. */
const written = (own: OwnRescue): string =>
  JSON.stringify({ ...own, way: own.way.map((action) => fairyTale.codec.writeAction(action)) })

/** Makes the store of the rescue that was found last; it lasts as long as the window. What cannot be read is as if nothing was found. */
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

/** The one of this window: its page finds it again when it is loaded anew. */
export const useOwnRescue = createOwnRescue(tabStorage, STORAGE_KEYS.ownRescue)
