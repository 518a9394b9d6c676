import { type Game, type GameTypes, readGame, type Session } from '../../engine/kernel/index.ts'
import { grown } from '../../store/saved-games/line.ts'
import {
  type LeasedGame,
  type MayTakeOver,
  type PutBy,
  type SavedGameRef,
  type SavedGames,
  type SaveResult,
  StorageError,
} from '../../store/saved-games/saved-games.ts'
import { notesItsEnd, type TabRegistry } from '../../store/tab-registry.ts'
import { changeSession, type GameHook } from '../game-store.ts'
import type { Role, SessionChange } from '../state.ts'
import type { InTurn } from './one-by-one.ts'

/** Time to wait for a tab that is gone, as during a reload, before this one plays on in its place. */
const RELOAD_GRACE_MS = 2_000

/** Options for showing a game. */
export interface ShowHow {
  /** True if the last action of this tab was dropped. */
  tooLate?: boolean
  /** The saved text, if it is not the shown one; null if the game is not saved. */
  there?: string | null
  /** The tab that had the game and ended before it could release it; null if there is none. */
  lastHand?: string | null
  /** True if an earlier page of this tab had a move that is not in the game. */
  lacksMove?: boolean
}

/** The result of an attempt to take a game. */
interface Reached {
  held: LeasedGame
  /** The other tab that had the game; null if it was not taken from one. */
  takenFrom: string | null
  /** The same tab if it is gone, else null. */
  lastHand: string | null
}

interface LeaseOptions<K extends GameTypes> {
  game: Game<K>
  store: GameHook<K>
  games: SavedGames
  windows: TabRegistry
  inTurn: InTurn
  /** Resolves when the running saves are done or refused; null if none are running. */
  written(): Promise<void> | null
  /** Called with each game before it is shown, to take over its controllers. */
  onShow(held: LeasedGame): void
  /** Called before a game is shown exactly as it is saved. */
  onRead(session: Session<K>, held: LeasedGame): void
  /** Returns true if a tab noted when it ended that it had no unsaved move of this game. */
  isNoted(held: LeasedGame): boolean
  /** Queues a save of the shown game, which this tab plays, unless it is saved in its current form. */
  makeSure(): void
  /** Saves the shown game at once, as one that this tab plays. */
  writeShown(): Promise<SaveResult>
}

/** Decides which tab plays the game of a store: this tab has the lease, or watches the tab that has it. */
export function createLease<K extends GameTypes>(options: LeaseOptions<K>) {
  const { game, store, games, windows, inTurn, written, onShow, onRead, isNoted, makeSure, writeShown } =
    options
  /** Tabs that are gone and still have a lease. */
  const displaced = new Set<string>()
  /** The saved text that this tab knows, by game id; null if the game is not saved. */
  const known = new Map<string, string | null>()
  /** Saved texts that this tab found or wrote since it last tried to take a game. Any other text is from another tab. */
  const ours = new Set<string | null>()
  /** The tab that this one waits for to end. One entry for a game, not one for every watched move. */
  let awaited: { id: string; hand: string; stop: () => void } | null = null
  /** The shown game, if another tab plays it and has not saved it in this form yet. */
  let ahead: LeasedGame | null = null
  /** True if this browser's game `id` is open here. A game at a table of several devices is excluded, even after it is saved. */
  const isOpen = (id: string) => {
    const { kept, device } = store.getState()
    return device === null && kept?.id === id
  }
  const isDisplaced = (hand: string | null) => hand !== null && displaced.has(hand)
  /** True if the last tab ended without warning: it may have shown a move that was never saved. */
  const isUnnoted = (held: LeasedGame, lastHand: string | null) => notesItsEnd(lastHand) && !isNoted(held)

  /** Waits for the end of the tab that plays a game. `hand` null: stops waiting. */
  function watch(id: string, hand: string | null): void {
    if (awaited?.id === id && awaited.hand === hand) return
    awaited?.stop()
    const stop = hand && windows.whenGone(hand, () => setTimeout(() => void playOn(id), RELOAD_GRACE_MS))
    awaited = hand && stop ? { id, hand, stop } : null
  }

  /** Shows a game, to play it if this tab holds it, or to watch if another does. Returns false if its text cannot be read. */
  function show(
    held: LeasedGame,
    {
      tooLate = false,
      there = held.text,
      lastHand = isDisplaced(held.hand) ? held.hand : null,
      lacksMove = false,
    }: ShowHow = {},
  ): boolean {
    const read = readGame(game, held.text)
    if (!read.ok) return false
    const { id, origin, begun } = held.line
    const before = store.getState()
    const earlier = isOpen(id) ? before.session : null
    const session = grown(game, earlier, read.value)
    // The game that another tab has saved does not continue the shown one: our unsaved moves are lost.
    const isOvertaken = earlier !== null && session.first !== earlier.first
    const isLost = isOvertaken && !before.watching && before.unsaved !== 'nothing'
    const isStillTold = earlier !== null && before.watching && before.tooLate
    onShow(held)
    known.set(id, there)
    const isKept = there === held.text
    if (isKept) onRead(session, held)
    const watching = held.hand !== null && held.hand !== windows.hand && !isDisplaced(held.hand)
    ahead = !isKept && watching ? held : null
    // The other tab saves the game, so this tab cannot lose any of it.
    if (watching) store.setState({ storage: 'ok', lostOnReload: false })
    changeSession(
      store,
      changeByReading(earlier, session, {
        kept: { id, origin, begun },
        role: {
          watching,
          tooLate: tooLate || isLost || (watching && (isStillTold || lacksMove)),
          moveMayBeMissing: isUnnoted(held, lastHand) || (lacksMove && !watching),
        },
      }),
    )
    watch(id, watching ? held.hand : null)
    if (watching) windows.disclaim(id)
    return true
  }

  /** Takes a game for this tab, from another tab only if `may` allows it. Resolves to null if the game is not saved. */
  async function hold(id: string, may: MayTakeOver): Promise<Reached | null> {
    let takenFrom: string | null = null
    // Called only if another tab has the game.
    const taking: MayTakeOver = (hand) => {
      takenFrom = may(hand) ? hand : null
      return takenFrom !== null
    }
    const onItsWay = written()
    if (onItsWay) await onItsWay
    ours.clear()
    ours.add(known.get(id) ?? null)
    try {
      const held = await games.hold(id, windows.hand, taking)
      const isGone = takenFrom !== null && (await windows.gone())(takenFrom)
      return held && { held, takenFrom, lastHand: isGone ? takenFrom : null }
    } catch (error) {
      const held = error instanceof StorageError && error.health === 'full' ? await games.read(id) : null
      if (!held) throw error
      const other = await otherPlayer(id, held)
      // Refuse the take-over: without a write the other tab would not notice, and both would play.
      if (other !== null && may(other)) throw error
      if (other !== null) return { held: { ...held, hand: other }, takenFrom: null, lastHand: null }
      if (held.hand !== null && held.hand !== windows.hand) displaced.add(held.hand)
      const lastHand = held.hand === windows.hand ? null : held.hand
      return { held: { ...held, hand: windows.hand }, takenFrom: held.hand, lastHand }
    }
  }

  /**
   * Decides which tab plays a game while the storage is too full to record it. Returns the other tab that plays, or null after
   * claiming the game for this tab.
   */
  async function otherPlayer(id: string, { hand }: LeasedGame): Promise<string | null> {
    const gone = await windows.gone()
    if (hand !== null && hand !== windows.hand && !gone(hand)) return hand
    return windows.claim(id)
  }

  const open = async (id: string, may: MayTakeOver): Promise<boolean> => {
    const reached = await hold(id, may)
    if (reached?.held.line.tale !== game.id) return false
    return take(id, reached)
  }

  /** Plays on with the open game. If another game was opened while the tab took the lease, the other game stays open. */
  async function openStill(id: string, may: MayTakeOver): Promise<void> {
    const reached = isOpen(id) ? await hold(id, may) : null
    if (!isOpen(id)) return
    if (reached) take(id, reached)
    // The game is not saved: the shown one is the only copy, unless the tab that plays it is still open.
    else if (store.getState().watching && (!awaited || may(awaited.hand))) await takeUnsaved(id)
  }

  /** Plays a game that no tab has saved yet. Saves it first: without a save the other tab would not notice, and both would play. */
  async function takeUnsaved(id: string): Promise<void> {
    const written = awaited ? await writeShown() : 'ok'
    if (written === 'ok' && isOpen(id)) playHere(id)
    else if (written !== 'ok' && written !== 'elsewhere') throw new StorageError(written)
  }

  function playHere(id: string, moveMayBeMissing = false): void {
    watch(id, null)
    ahead = null
    const { tooLate } = store.getState()
    changeSession(store, { type: 'role', role: { watching: false, tooLate, moveMayBeMissing } })
    makeSure()
  }

  function take(id: string, { held, takenFrom, lastHand }: Reached): boolean {
    const { session, watching, unsaved } = store.getState()
    const isHeld = isOpen(id) && session !== null && held.hand === windows.hand
    // A game that this tab plays already keeps its unsaved moves and its redo. If another tab has saved the game since, our unsaved moves
    // are too late.
    if (isHeld && ours.has(held.text)) {
      if (!watching) {
        makeSure() // a save that was refused while another tab had the game is possible now
        return true
      }
      if (ahead?.line.id === id && ahead.hand === takenFrom) {
        const isMissing = isUnnoted(ahead, lastHand)
        playHere(id, isMissing)
        return true
      }
    }
    return show(held, { tooLate: isHeld && !watching && unsaved !== 'nothing', lastHand })
  }

  /** The tab that played is gone: this one plays on, unless another one does. */
  const playOn = (id: string) =>
    inTurn(async () => {
      if (isOpen(id) && store.getState().watching) await openStill(id, await windows.gone())
    })

  return {
    show,
    open,
    openStill,
    isOpen,
    /** Reads a game without taking it. If the tab that had it is gone, the first save here takes it. */
    async read(id: string): Promise<LeasedGame | null> {
      const [held, gone] = [await games.read(id), await windows.gone()]
      if (held && held.hand !== null && gone(held.hand)) displaced.add(held.hand)
      return held
    },
    /** Returns how this tab saves a game: as its player, and only over the text that it knows. */
    putBy: (id: string): PutBy => ({
      hand: windows.hand,
      expected: known.get(id) ?? null,
      may: (hand) => displaced.has(hand),
    }),
    /** Must be called when this tab has saved a game. */
    wrote(id: string, text: string): void {
      known.set(id, text)
      ours.add(text)
      windows.disclaim(id)
    },
    /** Must be called when a game is no longer open here. */
    left(id: string): void {
      if (awaited?.id === id) watch(id, null)
    },
    /**
     * Follows a change by another tab, which has saved, taken or released a game. `tooLate`: a save of this tab was refused;
     * `isWanted`: this tab plays the game if it may.
     */
    hear: (id: string, { tooLate = false, isWanted = true } = {}) =>
      inTurn(async () => {
        const held = await games.read(id)
        if (!isOpen(id)) return
        // The game is deleted, or this tab has it again: repeat the refused save.
        if (!held || held.hand === windows.hand) return tooLate ? makeSure() : undefined
        if (tooLate && held.hand !== null) displaced.delete(held.hand)
        const { watching, copy, tooLate: isTold } = store.getState()
        const isOthers = held.hand !== null && !isDisplaced(held.hand)
        const isNews = held.text !== known.get(id)
        if (held.hand === null && watching && isWanted) return openStill(id, await windows.gone())
        if (isOthers || (isNews && (watching || tooLate || !isWanted)))
          show(held, { tooLate: tooLate && (isTold || copy() !== held.text) })
      }),
  }
}

/** Returns the change from the shown session to the one read from storage. `before` is null if none was shown. */
function changeByReading<K extends GameTypes>(
  before: Session<K> | null,
  session: Session<K>,
  { kept, role }: { kept: SavedGameRef; role: Role },
): SessionChange<K> {
  if (!before) return { type: 'opened', session, kept, role }
  if (session.first !== before.first) return { type: 'rewound', session, before, cause: 'overtaken', role }
  const from = before.moves.length
  if (session.moves.length === from) return { type: 'role', role, session }
  return { type: 'moved', session, from, cause: 'other-tab', role }
}
