import { type Game, type GameTypes, type Move, type Session, tailOf } from '../../engine/kernel/index.ts'
import type { SavedGame, SaveResult } from '../../store/saved-games/saved-games.ts'
import type { TabRecord } from '../../store/tab-journal.ts'
import type { Unsaved } from '../state.ts'
import { readUnsavedEntry, sharedStart, writeShortEntry, writeWholeEntry } from './unsaved-entry.ts'

/** The open game after a change, as it is to be saved. */
export interface ChangedGame<K extends GameTypes> {
  session: Session<K>
  leaders: unknown
  /** When it was changed, in milliseconds since 1970. */
  touched: number
  /** Returns the game in its saved form. The cost is proportional to the length of the game. */
  asKept(): SavedGame
}

/** The saved form of the open game, as this tab knows it. */
export interface KnownSave<K extends GameTypes> {
  id: string
  /** `SavedGameSummary.touched` */
  touched: number
  /** The first moves of the saved game. */
  moves: readonly Move<K>[]
}

/**
 * Number of saved changes that the note repeats, so that it also fits a slightly older save. `durability: 'strict'` is only a hint: some
 * browsers confirm a save before it is on the disk.
 */
const REPEATED = 16

/**
 * The unsaved changes of the open game. A note of them in the tab survives a reload. Normally the note has only the changes since the last
 * save. It has the whole game if there is no save to build on, or the storage is in trouble.
 */
export interface UnsavedChanges<K extends GameTypes> {
  /** The open game was read from the saved games: nothing of it is unsaved. */
  read(save: KnownSave<K>): void
  /** The open game was restored from the note, and its save is this one. */
  restored(save: KnownSave<K>): void
  /** Must be called when another tab may have changed or deleted the saved game. The next notes do not build on it. */
  standAlone(id: string | null): void
  /** The open game was changed and needs a save. `isPress`: a person changed it. */
  changed(id: string, game: ChangedGame<K>, isPress: boolean): void
  /** Handles the result of a save. Returns true if only this page has the game, so that a reload would lose it. */
  saveEnded(id: string, written: SaveResult, game: () => SavedGame): boolean
  /** Returns how many changes of the open game are not confirmed as saved. */
  count(): Unsaved
  /** Returns the open game as a whole entry for other tabs, because this tab may never be opened again; null if all is saved. */
  whole(): string | null
}

/** A change that is not saved yet. Changes are numbered from 1. */
interface Change<K extends GameTypes> extends ChangedGame<K> {
  number: number
  isPress: boolean
}

/** Lists the unsaved changes of the tab with this id, and notes them in its record. */
export function createUnsavedChanges<K extends GameTypes>(
  game: Pick<Game<K>, 'codec'>,
  record: TabRecord,
  hand: string,
): UnsavedChanges<K> {
  /** The game that was changed last, with its changes since `save`: the unsaved ones, and a few saved ones. */
  let open: { id: string; changes: readonly Change<K>[] } | null = null
  /** The base of the note; null: none. */
  let save: KnownSave<K> | null = null
  /** True if another tab may have changed `save`: a note cannot build on it, but still names it. */
  let isUncertain = false
  /** The number of the last change that is saved. */
  let savedUpTo = 0
  let isInTrouble = false
  let count = 0
  /** The change that led to each game. */
  const changeOf = new WeakMap<() => SavedGame, Change<K>>()

  const isUnsaved = ({ number }: Change<K>) => number > savedUpTo
  const unsaved = () => open?.changes.filter(isUnsaved) ?? []
  const named = () => (save?.id === open?.id ? save : null)
  const base = () => (isUncertain ? null : named())

  function wholeEntry(): string | null {
    const last = unsaved().at(-1)
    return last ? writeWholeEntry(last.asKept(), hand, named()?.touched ?? null) : null
  }

  function shortEntry(): string | null {
    const last = unsaved().at(-1)
    const known = base()
    if (!open || !last || !known) return null
    // Any of these changes may be the saved one when the entry is read: the entry must only rely on their common moves.
    const left = Math.min(...open.changes.map(({ session }) => sharedStart(known.moves, session.moves)))
    const { touched, leaders } = last
    const tail = tailOf(game, last.session, left)
    return writeShortEntry({ id: open.id, hand, touched, over: known.touched, leaders, tail })
  }

  /** Notes the unsaved changes in the tab. Returns false if there is no room for them. */
  function note(): boolean {
    if (unsaved().length === 0) return true
    for (const entry of isInTrouble ? [wholeEntry, shortEntry] : [shortEntry, wholeEntry]) {
      const text = entry()
      if (text !== null && record.write(text)) return true
    }
    return false
  }

  function standAlone(): void {
    isUncertain = true
    if (open) open = { id: open.id, changes: unsaved() }
  }

  /** Must be called when a change is saved: the note builds on that change, or still on an earlier one. */
  function standOn(id: string, { number, touched, session }: Change<K>): void {
    savedUpTo = number
    const changes = open?.changes ?? []
    const spare = changes
      .filter((change) => !isUnsaved(change))
      .slice(0, -REPEATED)
      .at(-1)
    const begin = base() ? spare : { number, session }
    save = { id, touched, moves: begin?.session.moves ?? save?.moves ?? [] }
    isUncertain = false
    open = { id, changes: begin ? changes.filter((change) => change.number > begin.number) : changes }
  }

  return {
    read(known) {
      if (open?.id === known.id) open = null
      save = known
      isUncertain = false
      if (readUnsavedEntry(record.read())?.id === known.id) record.drop()
    },
    restored(known) {
      save = known
      isUncertain = false
    },
    standAlone(id) {
      if (id === null || save?.id === id) standAlone()
    },
    // Noted before the change is shown, so that a reload or a crash of the page loses nothing.
    changed(id, changed, isPress) {
      count += 1
      const change = { ...changed, number: count, isPress }
      changeOf.set(changed.asKept, change)
      open = { id, changes: [...(open?.id === id ? open.changes : []), change] }
      note()
    },
    saveEnded(id, written, asKept) {
      if (open?.id !== id) return false
      isInTrouble = written !== 'ok' && written !== 'elsewhere'
      if (isInTrouble) return !note()
      const saved = changeOf.get(asKept)
      if (written === 'elsewhere') {
        savedUpTo = count
        standAlone()
      } else if (saved) standOn(id, saved)
      if (unsaved().length === 0) record.drop()
      return false
    },
    count() {
      const changes = unsaved()
      if (changes.length === 0) return 'nothing'
      return changes.filter(({ isPress }) => isPress).length > 1 ? 'several-presses' : 'something'
    },
    whole: wholeEntry,
  }
}
