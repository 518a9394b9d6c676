import { LEFT_KEY, type SafeStorage, type TaleKeys, tabStorage } from './storage.ts'

/** A text that one tab stores for itself: a reload finds it again, and no other tab reads it. A duplicated tab starts with a copy. */
export interface TabRecord {
  read(): string | null
  /** Returns true if the text is stored. On failure the text before it stays. */
  write(text: string): boolean
  drop(): void
}

/** Returns the record under a key. The storage `tab` must last until the tab is closed, and must have no other writer. */
export const tabRecord = (tab: SafeStorage, key: string): TabRecord => ({
  read: () => tab.read(key).text,
  write: (text) => tab.write(key, text) === 'ok',
  drop: () => void tab.remove(key),
})

/** All that one tab stores of a tale for itself. */
export interface TabJournal {
  /** The id of the saved game that was open here last. */
  open: TabRecord
  /** Changes of that game that are not saved (`unsaved-entry`). */
  unsaved: TabRecord
  /** A game that was started before its rules had loaded (`pending-start`). */
  started: TabRecord
}

export const tabJournal = (tab: SafeStorage, { laid, unsaved, begun }: TaleKeys): TabJournal => ({
  open: tabRecord(tab, laid),
  unsaved: tabRecord(tab, unsaved),
  started: tabRecord(tab, begun),
})

/** The id of the finished game that was left for the cover in this tab. A reload then opens the cover again. */
export const leftGame = tabRecord(tabStorage, LEFT_KEY)
