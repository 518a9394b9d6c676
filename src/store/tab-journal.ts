import { type SafeStorage, type TabRecord, type TaleKeys, tabRecord } from './storage.ts'

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
