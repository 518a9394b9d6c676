import {
  type Game,
  type Kind,
  MOST_ACTIONS,
  readGame,
  type Session,
  type Unreadable,
  writeGame,
} from '../engine/kernel/index.ts'
import { damagedTexts } from './damaged-texts.ts'
import type { SafeStorage, StorageHealth, Stored, TaleKeys } from './storage.ts'

/** A stored game that could not be read, with its text as it was found. */
export interface Damaged<K extends Kind> {
  text: string
  reason: Unreadable<K['Refusal']>
  /** It was put aside; otherwise it lies where the running game would be kept, and none is. */
  aside: boolean
}

/** Whether the running game is kept; 'elsewhere': another window keeps a game by now, which is never overwritten. */
export type GameHealth = StorageHealth | 'elsewhere'

/** What a new start begins with. */
interface Found<K extends Kind> {
  session: Session<K> | null
  damaged: Damaged<K> | null
  storage: GameHealth
}

/** The one place in the browser where the running game lies. */
export interface SavedGame<K extends Kind> {
  /** What was found at the start, now or when the page was opened (`there`). Damaged text is set aside and kept. */
  load(there?: Stored): Found<K>
  save(session: Session<K>): GameHealth
  clear(): GameHealth
  /** Whether a game could be kept now: asked when another window has written. */
  health(): GameHealth
  /** The player knows of the damaged text: it stays where it is, but is not told of again. */
  dismissDamaged(): void
}

/** Keeps the running game in a storage. */
export function savedGame<K extends Kind>(
  game: Game<K>,
  storage: SafeStorage,
  { game: key, damaged }: TaleKeys,
): SavedGame<K> {
  const read = (text: string) => readGame(game, text)
  const aside = damagedTexts(storage, damaged)
  /** Why what lies under the game's key stays there: it is damaged and could not be moved, or could not be read. */
  let occupied: StorageHealth = 'ok'
  /** What this window last found or left under the game's key. */
  let last: string | null = null

  const write = (text: string): StorageHealth => {
    const health = storage.write(key, text)
    if (health === 'ok') last = text
    return health
  }

  /** Why the game's key may not be touched: what lies there stays, cannot be read, or is another window's game. */
  const barred = (): GameHealth => {
    if (occupied !== 'ok') return occupied
    const { text, health } = storage.read(key)
    if (health !== 'ok') return health
    return text === null || text === last ? 'ok' : 'elsewhere'
  }

  /** Moves damaged text away. Where that fails it stays, and this game is not saved over it. */
  const setAside = (text: string): void => {
    occupied = aside.add(text)
    if (occupied === 'ok') occupied = storage.remove(key)
  }

  /** What was set aside: a newer version of the program may well read it as a game by now. */
  const lookAside = (): Omit<Found<K>, 'storage'> => {
    const text = aside.last()
    if (text === null) return { session: null, damaged: null }
    const found = read(text)
    return found.ok
      ? { session: found.session, damaged: null }
      : { session: null, damaged: { text, reason: found.reason, aside: true } }
  }

  /** With no game running, that which was set aside goes on if it can be read. */
  const resume = (): Omit<Found<K>, 'storage'> => {
    const found = lookAside()
    const text = aside.last()
    if (found.session && text !== null && write(text) === 'ok') aside.removeLast()
    return found
  }

  return {
    load(there = storage.read(key)) {
      const { text, health } = there
      last = text
      if (health !== 'ok') {
        occupied = health
        return { session: null, damaged: null, storage: health }
      }
      if (text === null) return { ...resume(), storage: health }
      const found = read(text)
      if (found.ok) return { session: found.session, damaged: lookAside().damaged, storage: health }
      setAside(text)
      const damaged = { text, reason: found.reason, aside: occupied === 'ok' }
      return { session: null, damaged, storage: occupied }
    },

    save(session) {
      const health = barred()
      if (health !== 'ok') return health
      if (session.moves.length > MOST_ACTIONS) return 'full'
      return write(writeGame(game, session))
    },

    clear() {
      const health = barred()
      return health === 'ok' ? storage.remove(key) : health
    },

    health: barred,
    dismissDamaged: aside.dismiss,
  }
}
