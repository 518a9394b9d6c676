import * as v from 'valibot'
import { persisted, readJson } from '../../store/persisted-store.ts'
import type { SafeStorage } from '../../store/storage.ts'

/** The most games to note: those that were left last. */
const MOST_NOTED = 16

/** Games that were left with every change saved or being saved, by id, each with the time of its last change. */
type Noted = Readonly<Record<string, number>>

/**
 * A tab's note, at its end, that its game had no unsaved changes. A game without a note of its last change may lack a move: the
 * browser was killed, or the machine went off.
 */
export interface CleanExits {
  /** The open game was read as saved at this time (`SavedGameSummary.touched`). */
  opened(id: string, touched: number): void
  /** The open game was changed: removes the note of an earlier state. */
  changed(id: string, touched: number): void
  /** Notes the last change of the open game, because the tab may end now. */
  note(id: string): void
  /** Returns true if a tab left the game without changes after this time. */
  isNoted(id: string, touched: number): boolean
}

export function createCleanExits(storage: SafeStorage, key: string): CleanExits {
  let noted: Noted = {}
  /** The open game and the time of its last change. */
  let last: { id: string; touched: number } | null = null
  const stored = persisted<Noted>({
    storage,
    key,
    fresh: {},
    read: readJson(v.record(v.string(), v.number())),
    write: JSON.stringify,
    now: () => noted,
    show(latest) {
      noted = latest
    },
  })
  const without = (latest: Noted, id: string) => Object.entries(latest).filter(([other]) => other !== id)
  return {
    opened(id, touched) {
      last = { id, touched }
    },
    changed(id, touched) {
      last = { id, touched }
      if (id in noted) stored.update((latest) => Object.fromEntries(without(latest, id)))
    },
    note(id) {
      if (last?.id !== id) return
      const { touched } = last
      stored.update((latest) =>
        Object.fromEntries([...without(latest, id), [id, touched] as const].slice(-MOST_NOTED)),
      )
    },
    isNoted(id, touched) {
      stored.refresh()
      return noted[id] === touched
    },
  }
}

interface PageHeeded {
  /** The page is hidden. On a phone this may be the last event before its end. */
  isHidden(): void
  /** The page is left. `comesBack`: the browser may restore it later (back/forward cache). */
  goes(comesBack: boolean): void
  comesBack(): void
}

/**
 * Calls back when the page is hidden, when it is left, and when the browser restores it from the back/forward cache. A restored
 * page has missed all events in between.
 */
export function heedPage({ isHidden, goes, comesBack }: PageHeeded): void {
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') isHidden()
  })

  globalThis.addEventListener?.('pagehide', ({ persisted }) => goes(persisted))
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && comesBack())
}
