import { remoteGame, useRemoteTable } from '../../session/remote/remote-table.ts'
import { findLoadProblem } from '../../ui/page/load-problem.ts'
import { openTale, useOpenTale } from '../../ui/page/open-tale.ts'
import { goToAppPage, goToShelf, usePage } from '../../ui/page/page.ts'
import type { RemoteParts } from '../../ui/tale.ts'
import { loadTaleOfTable, useTaleOfTable } from './seats.ts'

type TablePieces = Omit<RemoteParts, 'tale'>

/** The game of the table on the pages of its tale, and the way back to the game of this tab. */
let shown: { table: string; back: () => Promise<void> } | null = null

/** The last entering or leaving. They run one after another, so that two tables of one tale do not mix. */
let last: Promise<unknown> = Promise.resolve()

function inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
  const result = last.then(step)
  last = result.catch(() => {})
  return result
}

/**
 * Goes from the lobby to the pages of the tale, shows the shared game there and adds the `pieces`. Does nothing if the player has opened
 * another page meanwhile. A failure is stored as `problem` in `useTaleOfTable`.
 */
export const enterGame = (id: string, pieces: TablePieces): Promise<void> => inTurn(() => enter(id, pieces))

async function enter(id: string, pieces: TablePieces): Promise<void> {
  const loaded = await loadTaleOfTable(id)
  const table = tableOf(id)
  if (!loaded || table === null || !isAtItsPage()) return
  const { tale } = loaded
  await openTale(id, async () => tale)
  if (shown?.table !== table) {
    await endGame()
    try {
      shown = { table, back: await tale.connectTo(remoteGame, endTable) }
    } catch (error) {
      console.error(error)
      return useTaleOfTable.setState({ problem: await findLoadProblem() })
    }
  }
  // The table has ended meanwhile: the queued `endGame` removes its game.
  if (tableOf(id) !== table) return
  usePage.setState({ remote: { ...pieces, tale: id } })
  if (isAtItsPage())
    usePage.setState({ shelf: false, house: null, place: null, cover: false, lookingBack: false })
}

function tableOf(tale: string): string | null {
  const { lobby } = useRemoteTable.getState()
  return lobby?.tale === tale ? lobby.table : null
}

/** False once the player has left the page of the table. */
function isAtItsPage(): boolean {
  const { shelf, house } = usePage.getState()
  return shelf && house === 'table'
}

/** Returns the pages of the tale to the game of this tab. */
async function endGame(): Promise<void> {
  const ended = shown
  shown = null
  usePage.setState({ remote: null })
  await ended?.back()
}

/** Removes the table from the pages of the tale, because the player has started, opened or closed a game there. */
function endTable(): void {
  const { remote } = usePage.getState()
  shown = null
  usePage.setState({ remote: null })
  useRemoteTable.getState().goAway()
  // A reload must open the new game, not the table.
  if (remote && location.hash === TABLE_ADDRESS) location.replace(`#/${remote.tale}`)
}

const TABLE_ADDRESS = '#/table'

/** Leaves the table for the shelf. */
export async function leaveTable(): Promise<void> {
  useRemoteTable.getState().leave()
  goToShelf()
  await inTurn(endGame)
}

// Removes a table that has ended or was left from the pages.
useRemoteTable.subscribe(({ lobby, ended }, before) => {
  if (lobby !== null || before.lobby === null) return
  const { shelf } = usePage.getState()
  const isAtGame = shown !== null && !shelf && useOpenTale.getState().id === before.lobby.tale
  usePage.setState({ remote: null })
  void inTurn(endGame)
  // The table page explains why the game is gone.
  if (isAtGame && ended !== null) goToAppPage('table')
})
