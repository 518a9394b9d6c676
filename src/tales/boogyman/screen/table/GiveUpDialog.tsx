import { useState } from 'react'
import { boogyman, enemyOf, SEATS, type Seat, type State } from '../../../../engine/boogyman/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { type Answer, Question } from '../../../../ui/page/Question.tsx'
import type { DialogProps } from '../../../../ui/tale.ts'
import { agreesOnDraw } from '../../bots/index.ts'
import { useComputer } from '../../computer-now.ts'
import { type Leader, useLeaders } from '../../leaders.ts'
import { useGame, useGameState, useIntent } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'

/** How far the table has come with it: nothing is asked yet, the other side is asked for a draw, or has said no. */
type Stage = 'open' | 'asked' | 'refused'

/** Asks whether the side on turn gives up, or offers a draw [B 18]. */
export function GiveUpDialog({ onClose }: DialogProps) {
  const m = useMessages()
  const state = useGameState()
  const computer = useComputer()
  const [stage, setStage] = useState<Stage>('open')
  const leader = useLeaderOfOther(state)
  if (!state || state.outcome) return null
  const end = (type: 'give-up' | 'agree-draw') => {
    useIntent.getState().cancel()
    useGame.getState().act({ type })
    onClose()
  }
  const playOn: Answer = { words: m.giveUp.playOn, give: onClose }
  if (computer) return <NotNow who={m.bots.names[computer]} playOn={playOn} />

  const giveUp: Answer = { words: m.giveUp.giveUp, give: () => end('give-up') }
  if (stage === 'asked')
    return (
      <Asked state={state} playOn={playOn} agree={{ words: m.giveUp.agree, give: () => end('agree-draw') }} />
    )
  if (stage === 'refused')
    return (
      <Question
        key={stage}
        title={m.giveUp.asked}
        text={m.giveUp.refusedText(m.bots.names[leader])}
        answers={[playOn, giveUp]}
      />
    )
  const offer = () => {
    if (leader === 'person') setStage('asked')
    else if (agreesOnDraw(state, enemyOf(state.onTurn))) end('agree-draw')
    else setStage('refused')
  }
  return <First state={state} answers={[playOn, { words: m.giveUp.offer, give: offer }, giveUp]} />
}

/** What can be chosen first; without a draw as long as the rules refuse one. */
function First({
  state,
  answers: [playOn, offer, giveUp],
}: {
  state: State
  answers: [Answer, Answer, Answer]
}) {
  const m = useMessages()
  const tooSoon = boogyman.refuse(state, { type: 'agree-draw' }) !== null
  const text = m.giveUp.text(...sidesOf(state.onTurn, m))
  return (
    <Question
      title={m.giveUp.title}
      text={`${text} ${tooSoon ? m.giveUp.drawLater : m.giveUp.draw}`}
      answers={tooSoon ? [playOn, giveUp] : [playOn, offer, giveUp]}
    />
  )
}

/** The other side is asked, in words of its own: whoever offers does not answer. */
function Asked({ state, playOn, agree }: { state: State; playOn: Answer; agree: Answer }) {
  const m = useMessages()
  const [own, other] = sidesOf(state.onTurn, m)
  return (
    <Question
      key="asked"
      title={m.giveUp.asked}
      text={m.giveUp.askedText(own, other)}
      answers={[playOn, agree]}
    />
  )
}

/** A computer player is on turn: nobody may give up in its place. */
function NotNow({ who, playOn }: { who: string; playOn: Answer }) {
  const { giveUp } = useMessages()
  return <Question title={giveUp.title} text={giveUp.notNow(who)} answers={[playOn]} />
}

const sidesOf = (own: Seat, { common }: Messages): [own: string, other: string] => [
  common.inSentence[SEATS[own]],
  common.inSentence[SEATS[enemyOf(own)]],
]

/** Who leads the side that is not on turn: whoever answers when a draw is offered. */
function useLeaderOfOther(state: State | null): Leader {
  const table = useLeaders((leaders) => leaders.table)
  return state ? leaderOf(table, SEATS[enemyOf(state.onTurn)]) : 'person'
}
