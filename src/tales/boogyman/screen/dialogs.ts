import {
  type Action,
  boogyman,
  enemyOf,
  SEATS,
  type Seat,
  type State,
} from '../../../engine/boogyman/index.ts'
import { leaderOf } from '../../../store/leaders.ts'
import { type DrawQuestion, taleDialogs } from '../../../ui/frames/table/tale-dialogs.tsx'
import { agreesOnDraw } from '../bots/index.ts'
import type { Leader } from '../leaders.ts'
import { OPTIONS, useTaleSettings } from '../settings.ts'
import { useComputer } from '../table.ts'
import type { AllWords } from '../words/all-words.ts'
import { KIT } from './kit.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** The dialogs of this tale beside its rules. */
export const DIALOGS = taleDialogs(KIT, {
  settings: { options: OPTIONS, useChoices: useTaleSettings },
  shortcuts: SHORTCUTS,
  // It asks whether the side on turn gives up, or offers a draw [B 18].
  giveUp: {
    action: { type: 'give-up' },
    useComputer,
    ask(m, state, { leaders }) {
      const text = m.giveUp.text(...sidesOf(state.onTurn, m))
      if (boogyman.refuse(state, { type: 'agree-draw' })) return { text: `${text} ${m.giveUp.drawLater}` }
      const leader = leaderOf(leaders.getState().table, SEATS[enemyOf(state.onTurn)])
      return { text: `${text} ${m.giveUp.draw}`, draw: drawWith(leader, state, m) }
    },
    prepare: ({ intent }) => intent.getState().cancel(),
  },
})

/** The other side is asked, in words of its own: whoever offers does not answer. */
function drawWith(leader: Leader, state: State, m: AllWords): DrawQuestion<Action> {
  const { offer, asked, askedText, agree, refusedText } = m.giveUp
  const draw = { offer, title: asked, agree: { type: 'agree-draw' } } as const
  if (leader === 'person') {
    const text = askedText(...sidesOf(state.onTurn, m))
    return { ...draw, asked: { text, agree }, refused: () => null }
  }
  const refused = () =>
    agreesOnDraw(state, enemyOf(state.onTurn)) ? null : refusedText(m.bots.names[leader])
  return { ...draw, asked: null, refused }
}

const sidesOf = (own: Seat, { common }: AllWords): [own: string, other: string] => [
  common.inSentence[SEATS[own]],
  common.inSentence[SEATS[enemyOf(own)]],
]
