import { useCallback, useMemo, useState } from 'react'
import { type Action, isRipe, SEATS, type Tile, turnText } from '../../../../engine/boogyman/index.ts'
import { rescueProgressOf } from '../../../../store/rescue-progress.ts'
import { Button, PaperCard, Spread } from '../../../../ui/art/index.ts'
import { LinkButton } from '../../../../ui/frames/rescues/LinkButton.tsx'
import { RescueNote } from '../../../../ui/frames/rescues/RescueNote.tsx'
import { RescueVerdict, useRescueResult } from '../../../../ui/frames/rescues/RescueVerdict.tsx'
import { useShowing } from '../../../../ui/frames/rescues/useShowing.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { useSpokenText } from '../../../../ui/page/announce.ts'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { useRescueWords } from '../../../../ui/text/rescues.ts'
import { moveOptions, NO_MOVE_OPTIONS } from '../../intent/move-options.ts'
import { useRescued } from '../../rescue-progress.ts'
import { rescueBook } from '../../rescues/book.ts'
import { useMessages } from '../../words/messages.ts'
import { useRescuesWords } from '../../words/rescues.ts'
import { StillClearing } from '../clearing/StillClearing.tsx'
import { SHORTCUTS } from '../shortcuts.ts'
import { addressOf, BOOK_ADDRESS } from './addresses.ts'
import {
  type Attempt,
  acted,
  begun,
  given,
  isAttemptOver,
  isWon,
  letGo,
  pressTile,
  standingNow,
  undone,
} from './attempt.ts'
import type { PlayedRescue } from './played.ts'
import styles from './rescues.module.css'

/** One rescue, played by the real rules: its task, board and controls. Only the result is stored. */
export function RescuePage({ rescue }: { rescue: PlayedRescue }) {
  const { goal, own } = useRescuesWords()
  const rescues = useRescueWords()
  const { number } = rescue
  const tries = useRescued(({ of }) => (number === null ? null : rescueProgressOf({ of }, number).tries))
  const { attempt, set, again, verdict, setLooking } = useAttempt(rescue)
  const over = isAttemptOver(attempt)
  const act = useCallback((action: Action) => set((now) => acted(now, action)), [set])
  const way = useShowing(rescue.way, !over, act)
  const showWay = () => {
    if (number !== null) useRescued.getState().show(number)
    again()
    way.begin()
  }
  const afresh = () => {
    way.stop()
    again()
  }
  const last = rescueBook().length
  return (
    <main aria-label={rescue.name}>
      <Spread className={styles['spread']}>
        <div className={styles['note']}>
          <PaperCard seed="rescue" className={styles['sheet'] ?? ''}>
            <RescueNote
              title={number === null ? own : rescues.number(number)}
              name={rescue.name}
              goal={goal}
              acorns={rescue.acorns}
              tries={tries}
              deeds={rescue.deeds}
              answers={rescue.answers}
            >
              <Task rescue={rescue} />
            </RescueNote>
          </PaperCard>
          <Help onShow={showWay} showing={way.showing} />
        </div>
        <div className={styles['play']}>
          <Board attempt={attempt} onPress={(tile) => !way.showing && set((now) => pressTile(now, tile))} />
          <Controls attempt={attempt} set={set} afresh={afresh} busy={way.showing} />
        </div>
      </Spread>
      {verdict && (
        <RescueVerdict
          verdict={verdict}
          acorns={rescue.acorns}
          next={number !== null && number < last ? addressOf(number + 1) : null}
          book={BOOK_ADDRESS}
          onAgain={afresh}
          onClose={() => setLooking(true)}
        />
      )}
    </main>
  )
}

/** The attempt, its result, and its stored progress. */
function useAttempt(rescue: PlayedRescue) {
  const { number } = rescue
  const [attempt, set] = useState(() => begun(rescue.start))
  const [looking, setLooking] = useState(false)
  const over = isAttemptOver(attempt)
  const won = isWon(attempt)
  const done = useRescueResult(useRescued, number, over ? won : null)
  const again = useCallback(() => {
    set(begun(rescue.start))
    setLooking(false)
  }, [rescue])
  const verdict = over && !looking ? (won ? (done === 'shown' ? 'shown' : 'rescued') : 'lost') : null
  return { attempt, set, again, verdict, setLooking } as const
}

/** The side to play, and the task. */
function Task({ rescue: { start } }: { rescue: PlayedRescue }) {
  const { side, task, noBoogyman } = useRescuesWords()
  return (
    <>
      <p>
        {side[SEATS[start.onTurn]]} {task}
      </p>
      {start.boogymen[start.onTurn] === null && <p>{noBoogyman}</p>}
    </>
  )
}

/** The board, as at the table. */
function Board({ attempt, onPress }: { attempt: Attempt; onPress: (tile: Tile) => void }) {
  const { board } = useRescuesWords()
  const { inHand } = attempt
  const state = standingNow(attempt)
  const offers = useMemo(() => (inHand ? moveOptions(state, inHand) : NO_MOVE_OPTIONS), [state, inHand])
  return (
    <section className={styles['board']} aria-label={board}>
      <StillClearing state={state} inHand={inHand} offers={offers} onPress={onPress} />
    </section>
  )
}

interface ControlsProps {
  attempt: Attempt
  set: (how: (now: Attempt) => Attempt) => void
  afresh: () => void
  /** True while a solution is shown. */
  busy: boolean
}

/** Buttons other than the tiles, and the reason of the last refusal. */
function Controls({ attempt, set, afresh, busy }: ControlsProps) {
  const m = useMessages()
  const words = useFrameWords().table
  const rescues = useRescueWords()
  const { inHand, actions, refusal } = attempt
  const state = standingNow(attempt)
  const ripe = inHand?.kind === 'pawn' && isRipe(state, state.onTurn, inHand.at)
  const why = refusal ? m.refusals[refusal.code] : ''
  useSpokenText(why)
  const give = (type: 'spawn' | 'call') => set((now) => given(now, type))
  useKeys(
    'page',
    [
      { shortcut: SHORTCUTS['put-back'], run: () => set(letGo) },
      { shortcut: SHORTCUTS.undo, run: () => set(undone) },
      { shortcut: SHORTCUTS.spawn, run: () => give('spawn') },
      { shortcut: SHORTCUTS.call, run: () => give('call') },
    ],
    !busy,
  )
  return (
    <div className={styles['controls']}>
      <Button onClick={() => set(undone)} aria-disabled={actions.length === 0 || busy}>
        {words.undo}
      </Button>
      <Button onClick={afresh}>{rescues.afresh}</Button>
      {ripe && !busy && (
        <>
          <Button tone="blue" onClick={() => give('spawn')}>
            {m.table.todo.spawn}
          </Button>
          <Button onClick={() => give('call')}>{m.table.todo.call}</Button>
        </>
      )}
      <p className={styles['said']}>{why || turnText(actions)}</p>
    </div>
  )
}

/** Shows a solution and says what that costs; links back to the book. */
function Help({ onShow, showing }: { onShow: () => void; showing: boolean }) {
  const rescues = useRescueWords()
  return (
    <div className={styles['help']}>
      <Button onClick={onShow} aria-disabled={showing} aria-describedby="rescue-cost">
        {rescues.showWay}
      </Button>
      <p id="rescue-cost" className={styles['cost']}>
        {rescues.showCosts}
      </p>
      <LinkButton to={BOOK_ADDRESS}>{rescues.book}</LinkButton>
    </div>
  )
}
