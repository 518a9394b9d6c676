import { type Game, type Kind, readGame, type Session, writeGame } from '../engine/kernel/index.ts'
import type { GameHook } from './game-store.ts'
import { type HeldGame, type KeptGames, type MayTake, StorageTrouble } from './kept/kept-games.ts'
import { grown } from './kept/line.ts'
import type { Windows } from './this-window.ts'

/** How long another window may be away, as when it is loaded again, before this one plays on in its place. */
const AWAY = 2_000

/** What is done one after another; where the storage is in trouble, that is told, and the answer is null. */
export type InTurn = <Answer>(how: () => Promise<Answer>) => Promise<Answer | null>

/** A game that was reached for, and whether it was taken out of another window's hand. */
interface Reached {
  held: HeldGame
  isTaken: boolean
}

interface Holding<K extends Kind> {
  game: Game<K>
  store: GameHook<K>
  games: KeptGames
  windows: Windows
  inTurn: InTurn
  /** Resolves when what was done here is kept, or was refused; null where nothing is on its way. */
  written(): Promise<void> | null
  /** Hears of a game that was read, before it is shown. */
  onRead(session: Session<K>, held: HeldGame): void
}

/** Holds the game of a store in this window's hand, or watches the window that does. */
export function createHolding<K extends Kind>(holding: Holding<K>) {
  const { game, store, games, windows, inTurn, written, onRead } = holding
  /** Hands whose windows are gone, and that still hold a game. */
  const displaced = new Set<string>()
  /** The game that is open, as it was read last. */
  let textRead: string | null = null
  const isOpen = (id: string) => store.getState().kept?.id === id

  /** Shows a kept game: played here where this window holds it, watched where another does; false where it cannot be read. */
  function show(held: HeldGame, tooLate = false): boolean {
    const read = readGame(game, held.text)
    if (!read.ok) return false
    const { id, origin, begun } = held.line
    const session = isOpen(id) ? grown(game, store.getState().session, read.session) : read.session
    onRead(session, held)
    textRead = held.text
    const watching = held.hand !== null && held.hand !== windows.hand && !displaced.has(held.hand)
    const kept = { id, origin, begun }
    store.setState({ session, kept, watching, tooLate, undone: [], waiting: null, pending: false })
    if (watching && held.hand !== null)
      windows.whenGone(held.hand, () => setTimeout(() => void playOn(id), AWAY))
    return true
  }

  /** Takes a game into this window's hand. Where there is no room to write that down, it is so for this window alone. */
  async function hold(id: string, may: MayTake): Promise<Reached | null> {
    let isTaken = false
    // Asked of another window's hand alone.
    const taking: MayTake = (hand) => {
      isTaken = may(hand)
      return isTaken
    }
    const onItsWay = written()
    if (onItsWay) await onItsWay
    try {
      const held = await games.hold(id, windows.hand, taking)
      return held && { held, isTaken }
    } catch (error) {
      const held = error instanceof StorageTrouble && error.health === 'full' ? await games.read(id) : null
      if (!held) throw error
      if (held.hand !== null && !may(held.hand)) return { held, isTaken: false }
      if (held.hand !== null) displaced.add(held.hand)
      return { held: { ...held, hand: windows.hand }, isTaken: false }
    }
  }

  const open = async (id: string, may: MayTake): Promise<boolean> => {
    const reached = await hold(id, may)
    if (reached?.held.line.tale !== game.id) return false
    return take(id, reached)
  }

  /** Goes on with the game that is open; where another lies on the table by the time it is held, that one stays there. */
  const openStill = async (id: string, may: MayTake): Promise<boolean> => {
    const reached = isOpen(id) ? await hold(id, may) : null
    return reached !== null && isOpen(id) && take(id, reached)
  }

  function take(id: string, { held, isTaken }: Reached): boolean {
    const { session, watching, pending, storage } = store.getState()
    const isPlayed = isOpen(id) && session && !watching && held.hand === windows.hand
    // What is played here already stays as it is: with what is not written yet, and what can be done again in it. Where
    // another window has written meanwhile, what was not written by then was done too late.
    const isInTime = !isTaken || held.text === textRead
    const stays = () => (pending ? isInTime : session && writeGame(game, session) === held.text)
    if (isPlayed && (storage !== 'ok' || stays())) return true
    return show(held, isPlayed === true && pending)
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
    mayWriteOver: (hand: string) => displaced.has(hand),
    /** Another window has written a game, or holds it by now. */
    hear: (id: string, tooLate = false) =>
      inTurn(async () => {
        const held = await games.read(id)
        if (!held || !isOpen(id) || held.hand === windows.hand || displaced.has(held.hand ?? '')) return
        if (held.hand !== null || store.getState().watching)
          show(held, tooLate && store.getState().copy() !== held.text)
      }),
  }
}
