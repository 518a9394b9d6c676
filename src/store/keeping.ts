import { type Game, type Kind, MOST_ACTIONS, type Session } from '../engine/kernel/index.ts'
import { findGame } from './finding.ts'
import type { GameHook, GameStore } from './game-store.ts'
import { createHolding, type InTurn } from './holding.ts'
import { type KeptGames, StorageTrouble, type Written } from './kept/kept-games.ts'
import { type About, keptGame, keptText } from './kept/line.ts'
import { noneWaits } from './kept/looking.ts'
import { type Moved, moveOver } from './kept/move-over.ts'
import { createLaid } from './laid.ts'
import type { SafeStorage, TaleKeys } from './storage.ts'
import type { Windows } from './this-window.ts'
import { createWriter } from './writing.ts'

/** What is kept beside a game and is no part of it: who leads its seats. */
export interface BesideGame {
  /** As plain JSON. */
  now(): unknown
  /** Takes over what was kept with a game; nothing where it says nothing. */
  take(kept: unknown): void
  follow(changed: () => void): void
}

export interface Keeping<K extends Kind> {
  game: Game<K>
  store: GameHook<K>
  games: KeptGames
  windows: Windows
  /** Where games lay in earlier versions of the program. */
  storage: SafeStorage
  /** Where this window remembers what lies on its table. */
  tab: SafeStorage
  keys: TaleKeys
  leaders: BesideGame
  /** What a list is told of a game. */
  about: About<K>
}

/**
 * Keeps whatever game is in a store: every change is written, what another window writes of the same game is shown, and of
 * all windows only the one plays that holds the game. Resolves when it is known with which game the tale goes on.
 */
export async function keepGame<K extends Kind>(keeping: Keeping<K>): Promise<void> {
  const { game, store, games, windows, storage, tab, keys, leaders, about } = keeping
  /** What was read as it is kept, and need not be written. */
  const read = new WeakSet<Session<K>>()
  const laid = createLaid(tab, keys, windows.hand)
  const inTurn = oneByOne((health) => store.setState({ storage: health, pending: false }))
  const holding = createHolding({
    ...{ game, store, games, windows, inTurn },
    written: () => writer.settled(),
    onRead(session, held) {
      read.add(session)
      laid.isKept(held.line.id)
      leaders.take(held.leaders)
    },
  })
  const writer = createWriter((one) => games.write(one, windows.hand, holding.mayWriteOver), told)

  function told(id: string, written: Written): void {
    const lostOnReload = laid.told(id, written)
    if (!holding.isOpen(id)) return
    if (written === 'elsewhere') void holding.hear(id, true)
    else {
      const pending = written === 'ok' && writer.isWaiting(id)
      store.setState({ storage: written, lostOnReload, pending })
    }
  }

  function wish({ session, kept, watching }: GameStore<K>): void {
    if (!session || !kept || watching) return
    if (session.moves.length > MOST_ACTIONS) return store.setState({ storage: 'full', pending: false })
    const written = { session, kept, leaders: leaders.now() }
    const asKept = () => keptGame(game, about, written)
    laid.wished(kept.id, asKept)
    writer.wish(kept.id, asKept)
  }
  const wishAgain = () => wish(store.getState())

  const find = (moved: Moved | null) =>
    findGame({ ...keeping, laid, show: holding.show, read: holding.read, wishAgain }, moved)

  /** What somebody has deleted in this window lies on its table no more; the tale goes on as in a new window. */
  const leaveDeleted = (id: string) =>
    inTurn(async () => {
      if ((await games.read(id)) || !holding.isOpen(id)) return
      store.getState().leave()
      await find(null)
    })

  store.setState({
    open: async (id) => (await inTurn(async () => holding.open(id, await windows.gone()))) ?? false,
    async hold() {
      const { kept } = store.getState()
      if (kept) await inTurn(async () => holding.openStill(kept.id, await windows.gone()))
    },
    async takeOver() {
      const { kept } = store.getState()
      const isOver = kept && (await inTurn(() => holding.openStill(kept.id, () => true)))
      if (!kept || isOver || !holding.isOpen(kept.id)) return
      // It is not there any more: what is shown here is all that there is of it.
      store.setState({ watching: false })
      wishAgain()
    },
    dismissDamaged() {
      store.setState({ damaged: null })
      void inTurn(async () => {
        const newest = (await games.lines()).find(({ tale, damaged }) => tale === game.id && damaged)
        if (newest) storage.write(keys.told, String(newest.touched))
      })
    },
    goOnFromGood() {
      const { damaged, adopt, dismissDamaged } = store.getState()
      if (!damaged?.good) return
      dismissDamaged()
      adopt(damaged.good, { kind: 'begun' })
    },
    saveAgain: writer.again,
  })
  store.subscribe((now, before) => {
    if (now.kept && now.kept.id !== before.kept?.id) laid.lay(now.kept.id)
    const isOther = now.session !== before.session || now.kept !== before.kept
    if (isOther && now.session && !read.has(now.session)) wish(now)
  })
  // In a moment: whoever begins a game says who leads it before it is begun.
  leaders.follow(() => queueMicrotask(wishAgain))
  games.follow((id, change) => {
    const { kept } = store.getState()
    if (!kept) return
    if (id === kept.id && change === 'elsewhere') void holding.hear(id)
    if (id === kept.id && change === 'removed here') void leaveDeleted(id)
    if (id === null) wishAgain() // all may be gone: what is played here is written again
  })
  heedPage(
    () => store.getState().saveAgain(),
    () => void holding.hear(store.getState().kept?.id ?? ''),
  )
  await inTurn(async () => {
    await windows.ready
    const asKept = (id: string, text: string, touched: number) =>
      keptText(game, about, { id, text, touched, leaders: leaders.now() })
    const moved = await moveOver({ games, storage, keys, asKept })
    await find(moved)
  })
  noneWaits(store)
}

/** Before the page goes, and when it comes back out of the browser's memory: meanwhile it has heard nothing. */
function heedPage(goes: () => void, comesBack: () => void): void {
  globalThis.addEventListener?.('pagehide', goes)
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && comesBack())
}

/** Does one thing after another, and tells of a storage in trouble. */
function oneByOne(trouble: (health: StorageTrouble['health']) => void): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (how) => {
    const done = last.then(how).catch((error: unknown) => {
      if (!(error instanceof StorageTrouble)) throw error
      trouble(error.health)
      return null
    })
    last = done.catch(() => {})
    return done
  }
}
