import { type Game, type Kind, type Move, type Session, tailOf } from '../../engine/kernel/index.ts'
import type { KeptGame, Written } from '../../store/kept/kept-games.ts'
import type { Unsaved } from '../state.ts'
import type { TabRecord } from './tab-journal.ts'
import { readUnsavedEntry, sharedStart, writeShortEntry, writeWholeEntry } from './unsaved-entry.ts'

/** The open game after a change, as it is to be saved. */
export interface ChangedGame<K extends Kind> {
  session: Session<K>
  leaders: unknown
  /** When it was changed, in milliseconds since 1970. */
  touched: number
  /** Returns the game as it is saved. Takes as long as the game is. */
  asKept(): KeptGame
}

/** The saved form of the open game, as far as this tab knows. */
export interface KnownSave<K extends Kind> {
  id: string
  /** `KeptLine.touched` */
  touched: number
  /** Moves with which the saved game begins. */
  moves: readonly Move<K>[]
}

/**
 * So many saved changes the note repeats, so that it also fits a somewhat older save: `durability: 'strict'` is a hint, and not every
 * browser has a save on the disk when it confirms it.
 */
const REPEATED = 16

/**
 * The changes of the open game that are not saved yet. They are noted in the tab, so that a reload finds them. The note has only what
 * follows the last save; a whole game only where there is no save to stand on, or the storage is in trouble.
 */
export interface UnsavedChanges<K extends Kind> {
  /** The open game was read from the saved games: nothing of it is unsaved. */
  read(save: KnownSave<K>): void
  /** The open game was restored from the note, and its save is this one. */
  restored(save: KnownSave<K>): void
  /** Another tab may have changed or deleted the saved game: from now on no note stands on it. */
  standAlone(id: string | null): void
  /** The open game was changed and needs a save. `isPress`: a person changed it. */
  changed(id: string, game: ChangedGame<K>, isPress: boolean): void
  /** Takes in the result of a save. Returns true if a reload would lose the game: neither the database nor the tab has it. */
  saveEnded(id: string, written: Written, game: () => KeptGame): boolean
  /** Returns how many changes of the open game are not confirmed as saved. */
  count(): Unsaved
  /** Returns the open game as a whole entry, for other tabs, as this one may never be opened again; null if all is saved. */
  whole(): string | null
}

/** A change that is not saved yet. Changes are numbered from 1. */
interface Change<K extends Kind> extends ChangedGame<K> {
  number: number
  isPress: boolean
}

/** Lists the unsaved changes of the tab that has this hand, and notes them in its record. */
export function createUnsavedChanges<K extends Kind>(
  game: Pick<Game<K>, 'codec'>,
  record: TabRecord,
  hand: string,
): UnsavedChanges<K> {
  /** The game that was changed last, with its changes since `save`: those that are saved, which are few, and those that are not. */
  let open: { id: string; changes: readonly Change<K>[] } | null = null
  /** The save on which the note stands; null: none. */
  let save: KnownSave<K> | null = null
  /** Another tab may have changed `save`: a note cannot stand on it, but still names it. */
  let isUncertain = false
  /** The number of the last change that is saved. */
  let savedUpTo = 0
  let isInTrouble = false
  let count = 0
  /** The change that led to each game. */
  const changeOf = new WeakMap<() => KeptGame, Change<K>>()

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
    // Each of these changes may be the saved one when the entry is read: it leaves only what all of them begin with.
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

  /** A change is saved: the note stands on it, or still on one of those before it. */
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
