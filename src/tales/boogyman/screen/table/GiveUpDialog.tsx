import { boogyman, enemyOf, SEATS, type Seat, type State } from '../../../../engine/boogyman/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { type DrawOffer, GivingUp } from '../../../../ui/frames/giving-up/GivingUp.tsx'
import type { DialogProps } from '../../../../ui/tale.ts'
import { agreesOnDraw } from '../../bots/index.ts'
import type { Leader } from '../../leaders.ts'
import { useComputer, useGameState, useLeaders, useTable } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'

/** Asks whether the side on turn gives up, or offers a draw [B 18]. */
export function GiveUpDialog({ onClose }: DialogProps) {
  const table = useTable()
  const m = useMessages()
  const state = useGameState()
  const computer = useComputer()
  const led = useLeaders((leaders) => leaders.table)
  if (!state || state.outcome) return null
  const end = (type: 'give-up' | 'agree-draw') => {
    table.intent.getState().cancel()
    table.game.getState().act({ type })
    onClose()
  }
  // Nobody may give up in the place of a computer player.
  if (computer)
    return <Asking text={m.giveUp.notNow(m.bots.names[computer])} isBarred end={end} onClose={onClose} />
  const tooSoon = boogyman.refuse(state, { type: 'agree-draw' }) !== null
  const text = m.giveUp.text(...sidesOf(state.onTurn, m))
  const leader = leaderOf(led, SEATS[enemyOf(state.onTurn)])
  return (
    <Asking
      text={`${text} ${tooSoon ? m.giveUp.drawLater : m.giveUp.draw}`}
      draw={tooSoon ? null : drawWith(leader, state, m)}
      end={end}
      onClose={onClose}
    />
  )
}

interface AskingProps extends DialogProps {
  text: string
  isBarred?: boolean
  draw?: Omit<DrawOffer, 'onAgreed'> | null
  end(how: 'give-up' | 'agree-draw'): void
}

const Asking = ({ draw, end, ...asked }: AskingProps) => (
  <GivingUp
    {...asked}
    title={useMessages().giveUp.title}
    draw={draw ? { ...draw, onAgreed: () => end('agree-draw') } : null}
    onGiveUp={() => end('give-up')}
  />
)

/** The other side is asked, in words of its own: whoever offers does not answer. */
function drawWith(leader: Leader, state: State, m: Messages): Omit<DrawOffer, 'onAgreed'> {
  const { offer, asked, askedText, agree, refusedText } = m.giveUp
  if (leader === 'person') {
    const text = askedText(...sidesOf(state.onTurn, m))
    return { offer, title: asked, asked: { text, agree }, refused: () => null }
  }
  const refused = () =>
    agreesOnDraw(state, enemyOf(state.onTurn)) ? null : refusedText(m.bots.names[leader])
  return { offer, title: asked, asked: null, refused }
}

const sidesOf = (own: Seat, { common }: Messages): [own: string, other: string] => [
  common.inSentence[SEATS[own]],
  common.inSentence[SEATS[enemyOf(own)]],
]
