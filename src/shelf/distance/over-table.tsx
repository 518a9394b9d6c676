import { useState } from 'react'
import type { Lobby, TableQuestion } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { shownName } from '../../store/person-names.ts'
import { Button } from '../../ui/art/index.ts'
import { Notice } from '../../ui/notices/Notice.tsx'
import noticeStyles from '../../ui/notices/Notices.module.css'
import { QuestionDialog } from '../../ui/page/QuestionDialog.tsx'
import type { TableSeats, UndoneMoves } from '../../ui/tale.ts'
import { type DistanceWords, useDistanceWords } from '../../ui/text/distance.ts'
import { useAppWords } from '../../ui/text/house.ts'
import { useSpokenCompany } from './company.ts'
import { LostLine } from './LostLine.tsx'
import { KeepTable } from './problems.tsx'
import { playerOf, useTaleOfTable, useWaiting } from './seats.ts'
import { useTurnNotice } from './turn-notice.ts'

// All components that a table of several devices adds to the pages of its tale. They load as one part.
export { Players } from './Players.tsx'
export { Strip } from './Strip.tsx'

/** The layer over any page of a remote table: a lost connection, questions of others, problems and announcements. */
export function OverTable() {
  const lobby = useRemoteTable((table) => table.lobby)
  const { seats } = useTaleOfTable()
  return (
    <>
      <LostLine />
      {lobby && seats && <AtGame lobby={lobby} seats={seats} />}
    </>
  )
}

function AtGame({ lobby, seats }: { lobby: Lobby; seats: TableSeats }) {
  const own = useRemoteTable((table) => table.own)
  const question = useRemoteTable((table) => table.question)
  useSpokenCompany(lobby, seats.useNames())
  useTurnNotice(lobby, seats, own)
  return (
    <>
      {question && <Asked key={question.question} {...{ question, lobby, seats, own }} />}
      <ProblemNotice lobby={lobby} />
    </>
  )
}

interface AskedProps {
  question: TableQuestion
  lobby: Lobby
  seats: TableSeats
  own: readonly number[]
}

/** The open question, for devices that must answer. Other devices see the people who have not answered. */
function Asked({ question, lobby, seats, own }: AskedProps) {
  const words = useDistanceWords()
  const waits = useWaiting(question, lobby)
  const asked = useAsked({ question, lobby, seats, own })
  const answer = (yes: boolean) => void useRemoteTable.getState().answer(yes)
  if (question.open.some((seat) => own.includes(seat)))
    return (
      <QuestionDialog
        title={asked.title}
        text={asked.text}
        answers={[
          { words: words.question.no, give: () => answer(false) },
          { words: asked.yes, give: () => answer(true) },
        ]}
      />
    )
  const isAsking = own.includes(question.asks)
  return (
    <div className={noticeStyles['notices']}>
      <Notice
        quiet
        ways={isAsking && <Button onClick={() => answer(false)}>{words.question.takeBack}</Button>}
      >
        <p>{waits}</p>
      </Notice>
    </div>
  )
}

/** Hook: a question in words, with its yes. */
function useAsked({ question: { asks, wish }, lobby, seats, own }: AskedProps) {
  const { question, news } = useDistanceWords()
  const names = seats.useNames()
  const undone = seats.useUndone(wish.kind === 'undo' ? wish.left : Number.POSITIVE_INFINITY)
  const name = shownName(lobby.seats[asks]?.name ?? '') || news.someone
  const nameOf = (at: number) => {
    const seat = lobby.seats[at]
    return seat ? playerOf(seat, names) || names.seat(seat.role) : news.someone
  }
  switch (wish.kind) {
    case 'undo': {
      const { title, asks: text, yes } = question.undo
      return {
        title,
        text: [text(name), ...(undone ? describeUndone(undone, question.undo, own, nameOf) : [])].join(' '),
        yes,
      }
    }
    case 'draw':
    case 'give-up': {
      const { title, asks: text, yes } = question[wish.kind]
      return { title, text: text(name), yes }
    }
    case 'bot': {
      const { title, asks: text, yes } = question.bot
      const absent = lobby.seats[wish.seat]
      const missed = shownName(absent?.name ?? '') || names.seat(absent?.role ?? '')
      return { title, text: text(name, missed), yes }
    }
  }
}

/** Returns what an undo takes back and where it leads, one sentence each. */
function describeUndone(
  { count, last, repeats, seatToAct }: UndoneMoves,
  words: DistanceWords['question']['undo'],
  own: readonly number[],
  nameOf: (seat: number) => string,
): string[] {
  const back = last === '' ? [words.moves(count)] : [words.takesBack(last), words.before(count - 1)]
  const turnAfter = () => {
    if (typeof seatToAct !== 'number') return ''
    return own.includes(seatToAct) ? words.yourTurn : words.turn(nameOf(seatToAct))
  }
  return [...back, turnAfter(), repeats ? words.sameLuck : ''].filter((sentence) => sentence !== '')
}

/** A notice about a failed request or a table in trouble. Once dismissed, it appears again only for another problem. */
function ProblemNotice({ lobby }: { lobby: Lobby }) {
  const words = useDistanceWords()
  const { notices } = useAppWords()
  const failed = useRemoteTable((table) => table.problem)
  const line = useRemoteTable((table) => table.line)
  const problem = lobby.trouble ?? failed
  const [dismissed, setDismissed] = useState<typeof problem>(null)
  if (problem === null && dismissed !== null) setDismissed(null)
  // The lobby shows its own problems, a lost connection has its own card, and the table explains a refusal.
  if (lobby.phase === 'lobby' || line !== 'here' || problem === null || problem === dismissed) return null
  if (problem === 'refused') return null
  return (
    <div className={noticeStyles['notices']}>
      <Notice
        ways={
          <>
            <Button onClick={() => setDismissed(problem)}>{notices.understood}</Button>
            {problem === 'stopped' && <KeepTable />}
          </>
        }
      >
        <p>{words.problems[problem]}</p>
      </Notice>
    </div>
  )
}
