import { type Game, type Kind, MOST_ACTIONS, once, type Session } from '../../engine/kernel/index.ts'
import { guarded, reportFault } from '../../store/faults.ts'
import { earlierTexts } from '../../store/kept/earlier-texts.ts'
import type { BesideGame } from '../../store/kept/kept-games.ts'
import { type KeptGame, type KeptGames, StorageTrouble, type Written } from '../../store/kept/kept-games.ts'
import { type About, keptGame, keptText } from '../../store/kept/line.ts'
import { type Moved, moveOver } from '../../store/kept/move-over.ts'
import { fetchNeeded, type Needs, NotFetched } from '../../store/kept/when-readable.ts'
import type { SafeStorage, TaleKeys } from '../../store/storage.ts'
import type { Windows } from '../../store/this-window.ts'
import { isPress } from '../events.ts'
import { changeSession, type GameHook, type GameStore } from '../game-store.ts'
import type { OpenFailure, Unsaved } from '../state.ts'
import { createCleanExits, heedPage } from './clean-exits.ts'
import { closeUnlessBegun } from './find-saved-game.ts'
import { createLease, oneByOne } from './lease.ts'
import { resumeGame } from './resume-game.ts'
import { createSaveQueue } from './save-queue.ts'
import { createTabJournal, saveLeft } from './tab-journal.ts'

export interface AutosaveOptions<K extends Kind> {
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
  needs: Needs<K>
}

/** A session, and which of the kept games it is. */
interface Kept<K extends Kind> {
  id: string
  session: Session<K>
}

/** How long the browser's storage may take to say which game goes on, in milliseconds, before that is told. */
const OPENING_TIMEOUT_MS = 15_000

/**
 * Keeps whatever game is in a store: every change is written, what another window writes of the same game is shown, and of
 * all windows only the one plays that holds the game. Answers how to open what waits, which resolves when it is known with
 * which game the tale goes on, or why it cannot be opened.
 */
export function startAutosave<K extends Kind>(options: AutosaveOptions<K>): () => Promise<void> {
  const { game, store, games, windows, storage, tab, keys, about, needs } = options
  const leaders = safely(options.leaders)
  /** The session that is kept as it stands, and need not be written. */
  let saved: Kept<K> | null = null
  /** The one that is to be written next. */
  let wished: Kept<K> | null = null
  /** The game that nobody looks at here. */
  let released: string | null = null
  const journal = createTabJournal(tab, keys, windows.hand)
  const exits = createCleanExits(storage, keys.clean)
  const inTurn = oneByOne((health) => store.setState({ storage: health }))
  const lease = createLease({
    ...{ game, store, games, windows, inTurn, makeSure },
    written: () => queue.settled(),
    onShow(held) {
      leaders.take(held.leaders)
      exits.opened(held.line.id, held.line.touched)
    },
    onRead(session, id) {
      saved = { id, session }
      journal.isKept(id)
    },
    isNoted: ({ line }) => exits.isNoted(line.id, line.touched),
    async writeShown() {
      const { session, kept } = store.getState()
      if (!session || !kept) return 'elsewhere'
      return write(keptGame(game, about, { session, kept, leaders: leaders.now() }))
    },
  })
  const queue = createSaveQueue(write, told)

  async function write(one: KeptGame): Promise<Written> {
    const { id } = one.line
    const written = await games.put(one, lease.putBy(id))
    if (written === 'ok') lease.wrote(id, one.text)
    return written
  }

  const isWanted = (id: string) => lease.isOpen(id) && released !== id

  function told(id: string, written: Written, one: () => KeptGame): void {
    const lostOnReload = guarded('what a window remembers', () => journal.told(id, written, one)) ?? true
    const isDone = written === 'ok' && !queue.isWaiting(id)
    if (isDone && wished?.id === id) saved = wished
    if (isDone && !isWanted(id)) void release(id)
    if (!lease.isOpen(id)) return
    if (written === 'elsewhere') {
      store.setState({ storage: 'ok', lostOnReload: false })
      void lease.hear(id, { tooLate: true })
    } else {
      store.setState({ storage: written, lostOnReload })
      changeSession(store, { type: 'save', unsaved: unsavedNow() })
    }
  }

  const unsavedNow = (): Unsaved => guarded('what a window remembers', journal.changes) ?? 'something'

  function wish({ session, kept, watching }: GameStore<K>, isPress = false): void {
    if (!session || !kept || watching) return
    if (session.moves.length > MOST_ACTIONS) {
      store.setState({ storage: 'full' })
      return changeSession(store, { type: 'save', unsaved: 'something' })
    }
    const written = { session, kept, leaders: leaders.now() }
    const asKept = once(() => keptGame(game, about, written))
    saved = null
    wished = { id: kept.id, session }
    guarded('what a window remembers', () => {
      journal.changed(kept.id, asKept, isPress)
      exits.changed(kept.id, asKept().line.touched)
    })
    if (games.lasting) changeSession(store, { type: 'save', unsaved: unsavedNow() })
    queue.wish(kept.id, asKept)
  }
  const wishAgain = () => wish(store.getState())
  /** True if the game is kept as it stands. */
  const isSaved = (id: string, session: Session<K> | null) => saved?.id === id && saved.session === session
  function makeSure(): void {
    const { session, kept } = store.getState()
    if (kept && !queue.isWaiting(kept.id) && !isSaved(kept.id, session)) wishAgain()
  }
  const wishIfWanted = () => {
    const { kept } = store.getState()
    if (kept && isWanted(kept.id)) wishAgain()
  }

  const find = (moved: Moved | null) =>
    resumeGame({ ...options, journal, show: lease.show, read: lease.read, wishAgain }, moved)

  /** What somebody has deleted in this window lies on its table no more; the tale goes on as in a new window. */
  const leaveDeleted = (id: string) =>
    inTurn(async () => {
      if ((await games.read(id)) || !lease.isOpen(id)) return
      store.getState().leave()
      await find(null)
    })

  /** The page may end now without another word: what is to be saved is, or is on its way. */
  function noteExit(): void {
    const { kept, watching, moveMayBeMissing } = store.getState()
    // That a move may be missing is told on the table: until then the exit is not a clean one.
    if (!kept || watching || moveMayBeMissing || !isWanted(kept.id)) return
    guarded('what a window remembers', () => exits.note(kept.id))
  }

  /** Lets go of a game that lies on no table here, as soon as all of it is written. */
  const release = (id: string) =>
    inTurn(async () => {
      const onItsWay = queue.settled()
      if (onItsWay) await onItsWay
      if (isWanted(id) || queue.isWaiting(id)) return
      windows.disclaim(id)
      await games.release(id, windows.hand)
    })

  /** A game was written somewhere: whatever was wrong with the storage may be over. */
  function tryAfterTrouble(): void {
    const { storage: health, kept } = store.getState()
    if (health === 'ok') return
    if (kept && queue.isWaiting(kept.id)) queue.again()
    else store.setState({ storage: 'ok', lostOnReload: false })
  }

  store.setState({
    async open(id) {
      released = null
      return (await inTurn(async () => lease.open(id, await windows.gone()))) ?? false
    },
    async hold() {
      const { kept } = store.getState()
      released = null
      if (kept) await inTurn(async () => lease.openStill(kept.id, await windows.gone()))
    },
    async release() {
      const { kept } = store.getState()
      if (!kept) return
      released = kept.id
      await release(kept.id)
    },
    async takeOver() {
      const { kept, watching } = store.getState()
      released = null
      // A second refusal must show its notice again.
      if (watching) store.setState({ storage: 'ok' })
      if (kept) await inTurn(() => lease.openStill(kept.id, () => true))
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
    dismissMissingMove: () => changeSession(store, { type: 'missing-move-told' }),
    saveAgain: queue.again,
  })
  /** Which game lies on the table. */
  let table: string | null = null
  store.onEvent((event) => {
    const now = store.getState()
    const id = now.kept?.id ?? null
    const before = table
    table = id
    if (before !== null && before !== id) {
      lease.left(before)
      void release(before)
    }
    if (id !== null && before !== id) guarded('what a window remembers', () => journal.lay(id))
    if (id === null) return
    if (!isSaved(id, now.session)) wish(now, isPress(event))
    else if (id !== before && !now.watching) {
      // It may have been saved while another lay in its place.
      store.setState({ storage: 'ok', lostOnReload: false })
      changeSession(store, { type: 'save', unsaved: unsavedNow() })
    }
  })
  store.subscribe(({ kept, watching }, before) => {
    if (kept && !watching && (before.kept !== kept || before.watching)) tab.remove(keys.begun)
  })
  // In a moment: whoever begins a game says who leads it before it is begun.
  leaders.follow(() => queueMicrotask(wishIfWanted))
  games.follow((id, change) => {
    const { kept } = store.getState()
    tryAfterTrouble()
    if (!kept) return
    if (id === kept.id && change === 'elsewhere') void lease.hear(id, { isWanted: isWanted(id) })
    if (id === kept.id && change === 'removed here') void leaveDeleted(id)
    if (id === null) wishIfWanted() // all may be gone: what is played here is written again
  })
  heedPage({
    isHidden: noteExit,
    goes(comesBack) {
      store.getState().saveAgain()
      guarded('what a window remembers', () => journal.leave(storage))
      noteExit()
      // A page that goes for good, or is loaded again, is gone by itself: the others see that its window is.
      const { kept } = store.getState()
      if (comesBack && kept && isWanted(kept.id)) void games.release(kept.id, windows.hand)
    },
    comesBack() {
      const { kept, hold } = store.getState()
      if (kept && isWanted(kept.id)) void hold()
      else if (kept) void lease.hear(kept.id, { isWanted: false })
    },
  })

  /** Opens what waits; answers why it cannot be opened, if so. */
  const opening = async (): Promise<OpenFailure | null> => {
    try {
      await windows.ready
      await saveLeft(storage, keys, games, windows).catch((error: unknown) =>
        reportFault('what a closed tab left', error),
      )
      const earlier = earlierTexts(storage, keys)
      for (const text of [earlier.running(), ...earlier.damaged().map((one) => one.text)])
        await fetchNeeded(game, text, needs)
      const asKept = (id: string, text: string, touched: number) =>
        keptText(game, about, { id, text, touched, leaders: leaders.now() })
      await find(await moveOver({ games, storage, keys, asKept }))
      return null
    } catch (cause) {
      if (cause instanceof StorageTrouble) throw cause
      console.error(cause)
      return { code: cause instanceof NotFetched ? 'chunk' : 'fault', cause }
    }
  }
  const tell = (failed: OpenFailure | null) => {
    const { waiting } = store.getState()
    if (waiting !== 'kept') return
    changeSession(
      store,
      failed ? { type: 'failed', target: waiting, why: failed } : { type: 'opening', target: waiting },
    )
  }
  return async () => {
    const timer = setTimeout(
      () => tell({ code: 'storage', cause: new Error('The storage does not answer.') }),
      OPENING_TIMEOUT_MS,
    )
    const failed = await inTurn(opening)
    clearTimeout(timer)
    tell(failed)
    if (!failed) closeUnlessBegun(store)
  }
}

/** Who leads the seats, where telling or hearing it may fail: then it is as it was last. */
function safely({ now, take, follow }: BesideGame): BesideGame {
  let last: unknown = null
  return {
    now() {
      last = guarded('who leads the seats', now) ?? last
      return last
    },
    take: (kept) => guarded('who leads the seats', () => take(kept)),
    follow,
  }
}
