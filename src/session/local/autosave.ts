import { type GameTypes, lazy, MOST_ACTIONS, type Session } from '../../engine/kernel/index.ts'
import { guarded } from '../../store/faults.ts'
import { reportDamage } from '../../store/saved-games/damage-reported.ts'
import { earlierTexts } from '../../store/saved-games/legacy-storage.ts'
import { keptGame, keptText } from '../../store/saved-games/line.ts'
import type { Moved } from '../../store/saved-games/migrate-local-storage.ts'
import type { SavedWithGame } from '../../store/saved-games/saved-games.ts'
import { type SavedGame, type SaveResult, StorageError } from '../../store/saved-games/saved-games.ts'
import { fetched, fetchNeeded, NotFetched } from '../../store/saved-games/when-readable.ts'
import { tabJournal } from '../../store/tab-journal.ts'
import { isPress } from '../events.ts'
import { changeSession, type GameStore } from '../game-store.ts'
import type { OpenFailure, Unsaved } from '../state.ts'
import type { NOTHING_SAVED, Transport } from '../transport.ts'
import { createCleanExits, heedPage } from './clean-exits.ts'
import { closeUnlessBegun } from './find-saved-game.ts'
import { createLease } from './lease.ts'
import { leftGames } from './left-games.ts'
import { oneByOne } from './one-by-one.ts'
import { type LocalOptions, resumeGame } from './resume-game.ts'
import { createSaveQueue } from './save-queue.ts'
import { createUnsavedChanges } from './unsaved-changes.ts'

export interface AutosaveOptions<K extends GameTypes> extends LocalOptions<K> {
  leaders: SavedWithGame
}

/** The parts of a transport that concern saved games. */
type SavedGames<K extends GameTypes> = Pick<Transport<K>, keyof typeof NOTHING_SAVED>

/** A session, and its id among the saved games. */
interface Kept<K extends GameTypes> {
  id: string
  session: Session<K>
}

/** Time for the storage to find the game to resume, in milliseconds. After that, the page reports a failure. */
const OPENING_TIMEOUT_MS = 15_000

/**
 * Saves the game of a store after every change, and shows the changes that another tab saves to the same game. Of all tabs, only the one
 * that has the lease plays the game. Returns the parts of a transport that concern saved games: `openAgain` opens the one to resume.
 */
export function startAutosave<K extends GameTypes>(options: AutosaveOptions<K>): SavedGames<K> {
  const { game, store, games, windows, storage, tab, keys, about, needs } = options
  const leaders = safely(options.leaders)
  /** The session that is saved in its current form; null if it has unsaved changes. */
  let saved: Kept<K> | null = null
  /** The session that was queued last for a save. */
  let queued: Kept<K> | null = null
  /** The id of a game that is open here but not on the screen: any tab may play it. */
  let released: string | null = null
  const journal = tabJournal(tab, keys)
  const changes = createUnsavedChanges(game, journal.unsaved, windows.hand)
  const left = leftGames(storage, keys.left)
  const exits = createCleanExits(storage, keys.clean)
  const inTurn = oneByOne((health) => store.setState({ storage: health }))
  const lease = createLease({
    ...{ game, store, games, windows, inTurn, makeSure },
    written: () => queue.settled(),
    onShow(held) {
      leaders.take(held.leaders)
      exits.opened(held.line.id, held.line.touched)
    },
    onRead(session, { line: { id, touched } }) {
      saved = { id, session }
      changes.read({ id, moves: session.moves, touched })
    },
    isNoted: ({ line }) => exits.isNoted(line.id, line.touched),
    async writeShown() {
      const { session, kept } = store.getState()
      if (!session || !kept) return 'elsewhere'
      return write(keptGame(game, about, { session, kept, leaders: leaders.now() }))
    },
  })
  const queue = createSaveQueue(write, onSaveResult)

  async function write(one: SavedGame): Promise<SaveResult> {
    const { id } = one.line
    const written = await games.put(one, lease.putBy(id))
    if (written === 'ok') lease.wrote(id, one.text)
    return written
  }

  const isWanted = (id: string) => lease.isOpen(id) && released !== id

  function onSaveResult(id: string, written: SaveResult, one: () => SavedGame): void {
    const lostOnReload = guarded('what a window remembers', () => changes.saveEnded(id, written, one)) ?? true
    const isDone = written === 'ok' && !queue.isWaiting(id)
    if (isDone && queued?.id === id) saved = queued
    if (isDone) guarded('what a window remembers', () => left.forget(id))
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

  const unsavedNow = (): Unsaved => guarded('what a window remembers', changes.count) ?? 'something'

  /** Queues a save of the open game, if this tab plays it. */
  function save({ session, kept, watching, device }: GameStore<K>, isPress = false): void {
    if (!session || !kept || watching || device) return
    if (session.moves.length > MOST_ACTIONS) {
      store.setState({ storage: 'too-long' })
      return changeSession(store, { type: 'save', unsaved: 'something' })
    }
    const change = { session, leaders: leaders.now(), touched: Date.now() }
    const asKept = lazy(() => keptGame(game, about, { ...change, kept }))
    saved = null
    queued = { id: kept.id, session }
    guarded('what a window remembers', () => {
      exits.changed(kept.id, change.touched)
      changes.changed(kept.id, { ...change, asKept }, isPress)
      left.forget(kept.id)
    })
    if (games.lasting) changeSession(store, { type: 'save', unsaved: unsavedNow() })
    queue.enqueue(kept.id, asKept)
  }
  const saveShown = () => save(store.getState())
  /** True if the game is saved in its current form. */
  const isSaved = (id: string, session: Session<K> | null) => saved?.id === id && saved.session === session
  function makeSure(): void {
    const { session, kept } = store.getState()
    if (kept && !queue.isWaiting(kept.id) && !isSaved(kept.id, session)) saveShown()
  }
  const saveIfWanted = () => {
    const { kept } = store.getState()
    if (kept && isWanted(kept.id)) saveShown()
  }

  const find = (moved: Moved | null) =>
    resumeGame({ ...options, changes, show: lease.show, read: lease.read, saveShown }, moved)

  /** Closes the open game after its deletion in this tab, and resumes another as in a new tab. */
  const leaveDeleted = (id: string) =>
    inTurn(async () => {
      if ((await games.read(id)) || !lease.isOpen(id)) return
      store.getState().leave()
      await find(null)
    })

  /** Notes a clean exit: the page may end now without another event, and every change is saved or being saved. */
  function noteExit(): void {
    const { kept, watching, moveMayBeMissing } = store.getState()
    // If a move may be missing and the players have not read the warning, the exit is not a clean one.
    if (!kept || watching || moveMayBeMissing || !isWanted(kept.id)) return
    guarded('what a window remembers', () => exits.note(kept.id))
  }

  /** Releases a game that is not on the screen here, as soon as all of it is saved. */
  const release = (id: string) =>
    inTurn(async () => {
      const onItsWay = queue.settled()
      if (onItsWay) await onItsWay
      if (isWanted(id) || queue.isWaiting(id)) return
      windows.disclaim(id)
      await games.release(id, windows.hand)
    })

  /** Retries after a save anywhere: the storage may work again. */
  function tryAfterTrouble(): void {
    const { storage: health, kept } = store.getState()
    if (health === 'ok') return
    if (kept && queue.isWaiting(kept.id)) queue.retry()
    else store.setState({ storage: 'ok', lostOnReload: false })
  }

  /** The id of the open game. */
  let openId: string | null = null
  store.onEvent((event) => {
    const now = store.getState()
    const id = now.kept?.id ?? null
    const before = openId
    openId = id
    if (before !== null && before !== id) {
      lease.left(before)
      void release(before)
    }
    if (id !== null && before !== id) guarded('what a window remembers', () => journal.open.write(id))
    if (id === null) return
    if (!isSaved(id, now.session)) save(now, isPress(event))
    else if (id !== before && !now.watching) {
      // The game may have been saved while another one was open.
      store.setState({ storage: 'ok', lostOnReload: false })
      changeSession(store, { type: 'save', unsaved: unsavedNow() })
    }
  })
  store.subscribe(({ kept, watching, device }, before) => {
    if (kept && !watching && !device && (before.kept !== kept || before.watching)) journal.started.drop()
  })
  // Deferred: the controllers of a new game are set just before it is started, while the old game is still open.
  leaders.follow(() => queueMicrotask(saveIfWanted))
  games.follow((id, change) => {
    const { kept, device } = store.getState()
    tryAfterTrouble()
    if (!kept || device) return
    if (change === 'elsewhere') changes.standAlone(id)
    if (id === kept.id && change === 'elsewhere') void lease.hear(id, { isWanted: isWanted(id) })
    if (id === kept.id && change === 'removed here') void leaveDeleted(id)
    if (id === null) saveIfWanted() // all saved games may be gone: save the open one again
  })
  heedPage({
    isHidden: noteExit,
    goes(comesBack) {
      store.getState().saveAgain()
      guarded('what a window remembers', () => {
        const entry = changes.whole()
        if (entry !== null) left.leave(entry)
      })
      noteExit()
      // Not for a page that is closed or reloaded: other tabs notice by themselves that it is gone.
      const { kept } = store.getState()
      if (comesBack && kept && isWanted(kept.id)) void games.release(kept.id, windows.hand)
    },
    comesBack() {
      const { kept, hold } = store.getState()
      if (kept && isWanted(kept.id)) void hold()
      else if (kept) void lease.hear(kept.id, { isWanted: false })
    },
  })

  /** Moves the games of earlier versions among the saved games. Returns the running one, or null. Its code loads only if there are any. */
  async function moveEarlierGames(): Promise<Moved | null> {
    const earlier = earlierTexts(storage, keys)
    const texts = [earlier.running(), ...earlier.damaged().map((one) => one.text)]
    if (texts.every((text) => text === null)) return null
    for (const text of texts) await fetchNeeded(game, text, needs)
    const asKept = (id: string, text: string, touched: number) =>
      keptText(game, about, { id, text, touched, leaders: leaders.now() })
    const { migrateLocalStorage } = await fetched(
      () => import('../../store/saved-games/migrate-local-storage.ts'),
    )
    return migrateLocalStorage({ games, storage, keys, asKept })
  }

  /** Opens the waiting game. Returns why it cannot be opened, or null. */
  const opening = async (): Promise<OpenFailure | null> => {
    try {
      await windows.ready
      await left.save(games, windows)
      await find(await moveEarlierGames())
      return null
    } catch (cause) {
      if (cause instanceof StorageError) throw cause
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
  return {
    async open(id) {
      released = null
      return (await inTurn(async () => lease.open(id, await windows.gone()))) ?? false
    },
    async openAgain() {
      const timer = setTimeout(
        () => tell({ code: 'storage', cause: new Error('The storage did not respond in time.') }),
        OPENING_TIMEOUT_MS,
      )
      const failed = await inTurn(opening)
      clearTimeout(timer)
      tell(failed)
      if (!failed) closeUnlessBegun(store)
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
    saveAgain: queue.retry,
    damageTold: () =>
      void inTurn(async () => {
        const newest = (await games.lines()).find(({ tale, damaged }) => tale === game.id && damaged)
        if (newest) reportDamage(newest.touched, storage, keys)
      }),
  }
}

/** Guards the controllers that are saved with a game: if reading them fails, returns those read or taken last. */
function safely({ now, take, follow }: SavedWithGame): SavedWithGame {
  let last: unknown = null
  return {
    now() {
      last = guarded('who leads the seats', now) ?? last
      return last
    },
    take(kept) {
      last = kept
      guarded('who leads the seats', () => take(kept))
    },
    follow,
  }
}
