import { useEffect, useRef, useState } from 'react'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { Button } from '../../ui/art/index.ts'
import { ShelfWay } from '../../ui/notices/load-failure.tsx'
import { NoticePage, WaysOn } from '../../ui/page/NoticePage.tsx'
import { useOpenTale } from '../../ui/page/open-tale.ts'
import { goToAppPage, usePage } from '../../ui/page/page.ts'
import { useWindowNames } from '../../ui/page/window-size.ts'
import { ComingPage, PageFallback } from '../../ui/parts/Absent.tsx'
import { partsIn } from '../../ui/parts/part.ts'
import { Quiet } from '../../ui/parts/Quiet.tsx'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { enterGame } from './enter-game.ts'
import { LobbyPage } from './LobbyPage.tsx'
import { ProblemAlert } from './problems.tsx'
import { loadTaleOfTable, useTaleOfTable } from './seats.ts'
import { WaitPage } from './WaitPage.tsx'

const over = partsIn(() => import('./over-table.tsx'))

/** The components that a table of several devices adds to the pages of its tale. */
const PIECES = { strip: over('Strip'), layer: over('OverTable'), players: over('Players') }

interface AskedGame {
  tale: string
  config: unknown
}

/** Returns the game that a cover has asked for. */
function gameAsked(): AskedGame | null {
  const { opening } = usePage.getState()
  const { id } = useOpenTale.getState()
  return opening !== null && id !== null ? { tale: id, config: opening } : null
}

/** Opens a table for a game of a cover. Resolves to false on a failure. */
async function openTable({ tale, config }: AskedGame): Promise<boolean> {
  const loaded = await loadTaleOfTable(tale)
  if (!loaded) return false
  const { seats } = loaded
  const { config: written, bots, players } = seats.opening(config)
  const { openTable: open, takeSeat } = useRemoteTable.getState()
  if (!(await open(tale, seats.rulesVersion, written, bots))) return false
  // The only player of a game that others watch sits at this device.
  const [player, another] = players
  if (player !== undefined && another === undefined) await takeSeat(0, player)
  return true
}

/**
 * The page of this device's table: the lobby, or the waiting page on a phone with a seat. Enters the pages of the tale when the game has
 * begun. Opens the table that a cover asked for, and returns to the seat after a reload.
 */
export function AtTable() {
  const words = useDistanceWords()
  const lobby = useRemoteTable((table) => table.lobby)
  const own = useRemoteTable((table) => table.own)
  const problem = useRemoteTable((table) => table.problem)
  const ended = useRemoteTable((table) => table.ended)
  const isSeated = useRemoteTable((table) => table.isSeated)
  const retry = useRemoteTable((table) => table.retry)
  const { seats, problem: missing } = useTaleOfTable()
  const isPhone = useWindowNames().includes('slim')
  /** The game that a cover has asked for, until its table is open. */
  const [asked, setAsked] = useState(gameAsked)
  const [isWaiting, setWaiting] = useState(true)
  const isStarted = useRef(false)

  const open = async () => {
    setWaiting(true)
    if (asked === null) await useRemoteTable.getState().resume()
    else if (await openTable(asked)) setAsked(null)
    setWaiting(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of the page
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    usePage.setState({ opening: null })
    void open()
  }, [])

  // Do not enter the old table while a new one is opened.
  const taleId = (asked === null && lobby?.tale) || null
  const isPlaying = lobby !== null && lobby.phase !== 'lobby'
  const arrive = (id: string) => void (isPlaying ? enterGame(id, PIECES) : loadTaleOfTable(id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each table and phase
  useEffect(() => {
    if (taleId !== null) arrive(taleId)
  }, [taleId, isPlaying])

  if (missing)
    return <PageFallback failure={missing} retry={() => (taleId === null ? void open() : arrive(taleId))} />
  if (taleId !== null && lobby) {
    if (isPlaying || !seats) return <ComingPage />
    return (
      <>
        {isPhone && own.length > 0 ? (
          <WaitPage {...{ lobby, seats, own }} />
        ) : (
          <LobbyPage {...{ lobby, seats }} />
        )}
        <Quiet part={PIECES.layer} />
      </>
    )
  }
  // The text for `no-table` mentions a code, but this player entered none.
  const reason = ended === 'no-table' ? 'ended' : problem
  // While this tab has a table, the connection itself tries again.
  const isReturning = !isWaiting && isSeated
  if (isWaiting || isReturning)
    return (
      <NoticePage title={asked ? words.opening : words.returning} seed="table">
        {isReturning && <ProblemAlert problem={problem ?? 'unreachable'} onRetry={retry} />}
        <WaysOn>
          <ShelfWay />
        </WaysOn>
      </NoticePage>
    )
  return (
    <NoticePage title={words.noTable} seed="table">
      {reason && <ProblemAlert problem={reason} onRetry={() => void open()} />}
      <WaysOn>
        <Button onClick={() => goToAppPage('join')}>{words.toJoin}</Button>
        <ShelfWay />
      </WaysOn>
    </NoticePage>
  )
}
