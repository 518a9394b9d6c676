import { useCallback, useEffect, useState } from 'react'
import { type Action, DEFAULT_DIFFICULTY, type State } from '../../../../engine/fairy-tale/index.ts'
import { openSessionFrom } from '../../../../engine/kernel/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { RescueVerdict, useRescueResult } from '../../../../ui/frames/rescues/RescueVerdict.tsx'
import { useShowing } from '../../../../ui/frames/rescues/useShowing.ts'
import { useRescueWords } from '../../../../ui/text/rescues.ts'
import type { Session } from '../../game.ts'
import { ROLLS } from '../../intent/foresight.ts'
import { useRescued } from '../../rescue-progress.ts'
import { rescueBook } from '../../rescues/book.ts'
import { type Goal, withDice } from '../../rescues/index.ts'
import { type Table, useGame, usePlayback, useTable } from '../../runtime.ts'
import { mountTemporaryGame } from '../../temporary-game.ts'
import { useRescuesWords } from '../../words/rescues.ts'
import { TableOverridesProvider } from '../state/instead.ts'
import { TablePage } from '../table/TablePage.tsx'
import { addressOf, BOOK_ADDRESS } from './addresses.ts'
import { KnownRoll } from './KnownRoll.tsx'
import { Note } from './Note.tsx'
import type { PlayedRescue } from './played.ts'

/** One rescue, played at the real table. Only its result is stored. */
export function RescuePage({ rescue }: { rescue: PlayedRescue }) {
  const afresh = useGuest(rescue)
  return afresh && <RescueTable rescue={rescue} afresh={afresh} />
}

/**
 * Shows the rescue on a table of its own while its page is open. Returns the function that restarts it, or null before the table
 * is ready.
 */
function useGuest(rescue: PlayedRescue): (() => void) | null {
  const [afresh, setAfresh] = useState<(() => void) | null>(null)
  useEffect(() => {
    const { start, goal } = rescue
    const guest = mountTemporaryGame(sessionOf(start, goal))
    showRoll(guest.table, rescue)
    setAfresh(() => () => {
      guest.lay(sessionOf(start, goal))
      showRoll(guest.table, rescue)
    })
    return () => {
      setAfresh(null)
      guest.leave()
    }
  }, [rescue])
  return afresh
}

/** Shows arrows for the known roll. */
function showRoll(table: Table, { goal }: PlayedRescue): void {
  const face = goal.kind === 'survive' ? goal.dice[0] : undefined
  if (face === undefined) return
  table.foresight.setState({ pinned: ROLLS[face - 1] ?? null })
}

/** Returns the address of the next rescue in the book, or null after the last. */
const nextOf = ({ number }: PlayedRescue): string | null =>
  number !== null && number < rescueBook().length ? addressOf(number + 1) : null

interface RescueTableProps {
  rescue: PlayedRescue
  afresh: () => void
}

function RescueTable({ rescue, afresh }: RescueTableProps) {
  const words = useRescuesWords()
  const rescues = useRescueWords()
  const real = useGame(selectState) ?? rescue.start
  const { verdict, over, look } = useVerdict(rescue)
  const way = useWay(rescue, over)
  const again = useCallback(() => {
    way.stop()
    look(false)
    afresh()
  }, [way, look, afresh])
  const showWay = () => {
    if (rescue.number !== null) useRescued.getState().show(rescue.number)
    again()
    way.begin()
  }
  return (
    <>
      <TableOverridesProvider
        value={{
          ribbon: <KnownRoll goal={rescue.goal} real={real} />,
          note: {
            name: rescues.open,
            paper: <Note rescue={rescue} onShow={showWay} onAgain={again} showing={way.showing} />,
          },
          seal: [words.seal, words.sealName],
          over,
        }}
      >
        <TablePage />
      </TableOverridesProvider>
      {verdict && (
        <RescueVerdict
          verdict={verdict}
          acorns={rescue.acorns}
          next={nextOf(rescue)}
          book={BOOK_ADDRESS}
          onAgain={again}
          onClose={() => look(true)}
        />
      )}
    </>
  )
}

/** Returns whether the rescue is over, and its result after the playback. Stores the result. */
function useVerdict({ number, start, goal }: PlayedRescue) {
  const [looking, look] = useState(false)
  const outcome = useGame((game) => {
    const now = selectState(game)
    return now && outcomeOf(start, now, goal)
  })
  const playing = usePlayback((playback) => playback.playing)
  const done = useRescueResult(useRescued, number, outcome && outcome === 'rescued')
  const told = outcome && !playing && !looking
  const own = outcome === 'rescued' && done === 'shown' ? 'shown' : outcome
  return { verdict: told ? own : null, over: outcome !== null, look } as const
}

/** Plays the stored solution on the table. */
function useWay({ way }: PlayedRescue, over: boolean) {
  const table = useTable()
  const playing = usePlayback((playback) => playback.playing)
  const act = useCallback((action: Action) => void table.game.getState().act(action), [table])
  return useShowing(way, !playing && !over, act)
}

/** Returns a game that begins at the position of a rescue, with the known dice. */
function sessionOf(start: State, goal: Goal): Session {
  const { seats, rules, boxes } = start
  const config = {
    seats: seats.map(({ character }) => ({ character, player: '' })),
    difficulty: DEFAULT_DIFFICULTY,
    rules,
    boxes,
  }
  return openSessionFrom(config, 0, withDice(start, goal.kind === 'survive' ? goal.dice : []))
}

/** Returns the result of a rescue, or null while it is open. */
function outcomeOf(start: State, now: State, goal: Goal): 'rescued' | 'lost' | null {
  const broken = now.diamonds > start.diamonds
  if (goal.kind === 'diamond' && broken) return 'rescued'
  if (now.outcome === null && now.turn === start.turn) return null
  if (goal.kind === 'diamond' || now.outcome === 'lost' || now.outcome === 'given-up') return 'lost'
  return now.hearts < start.hearts ? 'lost' : 'rescued'
}
