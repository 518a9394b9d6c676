import { type Game, type Kind, readGame, type Session } from '../../engine/kernel/index.ts'
import { reportFault } from '../../store/faults.ts'
import {
  type HeldGame,
  type KeptAs,
  type KeptGames,
  type MayTake,
  type PutBy,
  StorageTrouble,
  type Written,
} from '../../store/kept/kept-games.ts'
import { grown } from '../../store/kept/line.ts'
import { notesItsEnd, type Windows } from '../../store/this-window.ts'
import { changeSession, type GameHook } from '../game-store.ts'
import type { Role, SessionChange } from '../state.ts'

/** How long another window may be away, as when it is loaded again, before this one plays on in its place. */
const AWAY = 2_000

/** What is done one after another; where that fails, it is told, and the answer is null. */
export type InTurn = <Answer>(how: () => Promise<Answer>) => Promise<Answer | null>

/** How a game is shown. */
export interface ShowHow {
  /** What was done here last came too late. */
  tooLate?: boolean
  /** The text that lies among the kept games, where that is not what is shown; null: none does. */
  there?: string | null
  /** The tab that had the game, and ended before it could let go of it; null: none did. */
  lastHand?: string | null
}

/** A game that was reached for, and the other hand that it was taken out of; null: none. */
interface Reached {
  held: HeldGame
  takenFrom: string | null
  /** That hand, if its tab is gone. */
  lastHand: string | null
}

interface LeaseOptions<K extends Kind> {
  game: Game<K>
  store: GameHook<K>
  games: KeptGames
  windows: Windows
  inTurn: InTurn
  /** Resolves when what was done here is kept, or was refused; null where nothing is on its way. */
  written(): Promise<void> | null
  /** Hears of a game that is shown, and who leads it. */
  onShow(held: HeldGame): void
  /** Hears of a game that was read as it is kept, before it is shown. */
  onRead(session: Session<K>, id: string): void
  /** Returns true if a tab has noted at its end that it had nothing beyond this game. */
  isNoted(held: HeldGame): boolean
  /** Wishes the game that is shown to be written, unless it is kept like this: this window plays it. */
  makeSure(): void
  /** Writes the game that is shown as one that this window plays. */
  writeShown(): Promise<Written>
}

/** Holds the game of a store in this window's hand, or watches the window that does. */
export function createLease<K extends Kind>(options: LeaseOptions<K>) {
  const { game, store, games, windows, inTurn, written, onShow, onRead, isNoted, makeSure, writeShown } =
    options
  /** Hands whose windows are gone, and that still hold a game. */
  const displaced = new Set<string>()
  /** What lies among the kept games, as far as this window knows, by ids. */
  const known = new Map<string, string | null>()
  /** What it knew to lie there since it reached for a game last: whatever else lies there then is another window's. */
  const ours = new Set<string | null>()
  /** The window whose end is waited for. One for a game: not one for every move that is watched. */
  let vigil: { id: string; hand: string; stop: () => void } | null = null
  /** A game that is shown as its window left it, which had not saved it yet. */
  let ahead: HeldGame | null = null
  const isOpen = (id: string) => store.getState().kept?.id === id
  const isDisplaced = (hand: string | null) => hand !== null && displaced.has(hand)
  /** True if the last tab ended without warning: it may have shown a move that is not in the game as it was found. */
  const isUnnoted = (held: HeldGame, lastHand: string | null) => notesItsEnd(lastHand) && !isNoted(held)

  /** Waits for the end of the window that plays a game; null: of none any more. */
  function watch(id: string, hand: string | null): void {
    if (vigil?.id === id && vigil.hand === hand) return
    vigil?.stop()
    const stop = hand && windows.whenGone(hand, () => setTimeout(() => void playOn(id), AWAY))
    vigil = hand && stop ? { id, hand, stop } : null
  }

  /** Shows a kept game: played here where this window holds it, watched where another does; false where it cannot be read. */
  function show(
    held: HeldGame,
    {
      tooLate = false,
      there = held.text,
      lastHand = isDisplaced(held.hand) ? held.hand : null,
    }: ShowHow = {},
  ): boolean {
    const read = readGame(game, held.text)
    if (!read.ok) return false
    const { id, origin, begun } = held.line
    const before = store.getState()
    const earlier = isOpen(id) ? before.session : null
    const session = grown(game, earlier, read.value)
    // What was shown here and not saved is no part of what another window has saved.
    const isOvertaken = earlier !== null && session.first !== earlier.first
    const isLost = isOvertaken && !before.watching && before.unsaved !== 'nothing'
    const isStillTold = earlier !== null && before.watching && before.tooLate
    onShow(held)
    known.set(id, there)
    const isKept = there === held.text
    if (isKept) onRead(session, id)
    const watching = held.hand !== null && held.hand !== windows.hand && !isDisplaced(held.hand)
    ahead = !isKept && watching ? held : null
    // What another window plays is its to keep: nothing of it is lost with this one.
    if (watching) store.setState({ storage: 'ok', lostOnReload: false })
    changeSession(
      store,
      changeByReading(earlier, session, {
        kept: { id, origin, begun },
        role: {
          watching,
          tooLate: tooLate || isLost || (watching && isStillTold),
          moveMayBeMissing: isUnnoted(held, lastHand),
        },
      }),
    )
    watch(id, watching ? held.hand : null)
    if (watching) windows.disclaim(id)
    return true
  }

  /** Takes a game into this window's hand. */
  async function hold(id: string, may: MayTake): Promise<Reached | null> {
    let takenFrom: string | null = null
    // Asked of another window's hand alone.
    const taking: MayTake = (hand) => {
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
      const held = error instanceof StorageTrouble && error.health === 'full' ? await games.read(id) : null
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
   * Decides who plays a game while the storage is too full to record it. Returns the hand of the other window that plays, or
   * null after claiming the game for this window.
   */
  async function otherPlayer(id: string, { hand }: HeldGame): Promise<string | null> {
    const gone = await windows.gone()
    if (hand !== null && hand !== windows.hand && !gone(hand)) return hand
    return windows.claim(id)
  }

  const open = async (id: string, may: MayTake): Promise<boolean> => {
    const reached = await hold(id, may)
    if (reached?.held.line.tale !== game.id) return false
    return take(id, reached)
  }

  /** Goes on with the game that is open; where another lies on the table by the time it is held, that one stays there. */
  async function openStill(id: string, may: MayTake): Promise<void> {
    const reached = isOpen(id) ? await hold(id, may) : null
    if (!isOpen(id)) return
    if (reached) take(id, reached)
    // It is not there: what is shown here is all that there is of it, unless the window that plays it lives.
    else if (store.getState().watching && (!vigil || may(vigil.hand))) await takeUnsaved(id)
  }

  /** Plays what no window has saved yet. A window that plays it learns of that by a write alone: without one, both would play. */
  async function takeUnsaved(id: string): Promise<void> {
    const written = vigil ? await writeShown() : 'ok'
    if (written === 'ok' && isOpen(id)) playHere(id)
    else if (written !== 'ok' && written !== 'elsewhere') throw new StorageTrouble(written)
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
    // What is played here already stays as it is: with what is not written yet, and what can be done again in it. Where
    // another window has written meanwhile, what was not written by then was done too late.
    if (isHeld && ours.has(held.text)) {
      if (!watching) {
        makeSure() // what was refused while another window had it is done now
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

  /** The window that played is gone: this one plays on, unless another does. */
  const playOn = (id: string) =>
    inTurn(async () => {
      if (isOpen(id) && store.getState().watching) await openStill(id, await windows.gone())
    })

  return {
    show,
    open,
    openStill,
    isOpen,
    /** Reads a game without taking it: what no window that lives holds, this one will when it plays. */
    async read(id: string): Promise<HeldGame | null> {
      const [held, gone] = [await games.read(id), await windows.gone()]
      if (held && held.hand !== null && gone(held.hand)) displaced.add(held.hand)
      return held
    },
    /** By whom this window writes a game. */
    putBy: (id: string): PutBy => ({
      hand: windows.hand,
      expected: known.get(id) ?? null,
      may: (hand) => displaced.has(hand),
    }),
    /** This window has written a game. */
    wrote(id: string, text: string): void {
      known.set(id, text)
      ours.add(text)
      windows.disclaim(id)
    },
    /** A game lies on this table no more. */
    left(id: string): void {
      if (vigil?.id === id) watch(id, null)
    },
    /**
     * Another window has written a game, holds it by now, or has let go of it. `tooLate`: what was done here was refused; `isWanted`:
     * it is played here, if it may be.
     */
    hear: (id: string, { tooLate = false, isWanted = true } = {}) =>
      inTurn(async () => {
        const held = await games.read(id)
        if (!isOpen(id)) return
        // It is gone again, or has come back into this hand: then it is written here.
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

/** How a game that was read goes on from what was shown of it; null: nothing was. */
function changeByReading<K extends Kind>(
  before: Session<K> | null,
  session: Session<K>,
  { kept, role }: { kept: KeptAs; role: Role },
): SessionChange<K> {
  if (!before) return { type: 'opened', session, kept, role }
  if (session.first !== before.first) return { type: 'rewound', session, before, cause: 'overtaken', role }
  const from = before.moves.length
  if (session.moves.length === from) return { type: 'role', role, session }
  return { type: 'moved', session, from, cause: 'other-tab', role }
}

/** Does one thing after another, and tells of a storage in trouble, and of what else fails. */
export function oneByOne(trouble: (health: StorageTrouble['health']) => void): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (how) => {
    const done = last.then(how).catch((error: unknown) => {
      if (error instanceof StorageTrouble) trouble(error.health)
      else reportFault('the opening of a game', error)
      return null
    })
    last = done.catch(() => {})
    return done
  }
}
