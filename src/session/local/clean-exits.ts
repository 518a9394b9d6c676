import * as v from 'valibot'
import { persisted, readJson } from '../../store/persisted-store.ts'
import type { SafeStorage } from '../../store/storage.ts'

/** How many games are noted at most: those that were left last. */
const MOST_NOTED = 16

/** Games that were left with everything saved or on its way, each with the time stamp of its last change. */
type Noted = Readonly<Record<string, number>>

/**
 * What a tab notes of its game when it ends. A game whose tab has ended without a note of its last change may lack one: the
 * browser was killed, or the machine went off.
 */
export interface CleanExits {
  /** The game was read as it was saved at that time (`KeptLine.touched`). */
  opened(id: string, touched: number): void
  /** The game was changed: what was noted of it holds no more. */
  changed(id: string, touched: number): void
  /** The tab may end. */
  note(id: string): void
  /** Returns true if the game was left with nothing beyond what was saved at that time. */
  isNoted(id: string, touched: number): boolean
}

export function createCleanExits(storage: SafeStorage, key: string): CleanExits {
  let noted: Noted = {}
  /** When the game in play was changed last. */
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
  /** Nobody sees the page any more: on a phone nothing else may be heard of its end. */
  isHidden(): void
  /** The page goes; `comesBack`: the browser may bring it back as it is. */
  goes(comesBack: boolean): void
  comesBack(): void
}

/**
 * Heeds when the page is hidden, before it goes, and when it comes back out of the browser's memory: meanwhile it has heard
 * nothing.
 */
export function heedPage({ isHidden, goes, comesBack }: PageHeeded): void {
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') isHidden()
  })

  globalThis.addEventListener?.('pagehide', ({ persisted }) => goes(persisted))
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && comesBack())
}
