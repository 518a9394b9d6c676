import {
  type Action,
  boogyman,
  enemyOf,
  SEATS,
  type Seat,
  type State,
} from '../../../engine/boogyman/index.ts'
import { controllerOf } from '../../../store/controllers-store.ts'
import { WARNING_OPTIONS } from '../../../store/warning-settings.ts'
import { type DrawQuestion, taleDialogs } from '../../../ui/frames/table/tale-dialogs.tsx'
import { agreesOnDraw } from '../bots/index.ts'
import type { Controller } from '../controllers.ts'
import { useBotToAct } from '../runtime.ts'
import { useTaleSettings } from '../settings.ts'
import type { AllWords } from '../words/all-words.ts'
import { seats } from './bots/bots.tsx'
import { KIT } from './kit.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** The dialogs of this tale other than its rules. */
export const DIALOGS = taleDialogs(
  { ...KIT, seats },
  {
    settings: { options: WARNING_OPTIONS, useChoices: useTaleSettings },
    shortcuts: SHORTCUTS,
    // Asks whether the side on turn resigns or offers a draw [B 18].
    giveUp: {
      action: { type: 'give-up' },
      useBotToAct,
      ask(m, state, { game, leaders }) {
        const text = m.giveUp.text(...sidesOf(state.onTurn, m))
        if (boogyman.refuse(state, { type: 'agree-draw' })) return { text: `${text} ${m.giveUp.drawLater}` }
        const enemy = enemyOf(state.onTurn)
        const leader = controllerOf(leaders.getState().table, SEATS[enemy])
        const { device } = game.getState()
        // The table asks a person at another device.
        const isElsewhere = leader === 'person' && device !== null && !device.seats.includes(enemy)
        return {
          text: `${text} ${m.giveUp.draw}`,
          draw: drawWith(isElsewhere ? 'elsewhere' : leader, state, m),
        }
      },
      prepare: ({ intent }) => intent.getState().cancel(),
    },
  },
)

/** The question to the other side, in its own words: the side that offers must not answer. */
function drawWith(leader: Controller | 'elsewhere', state: State, m: AllWords): DrawQuestion<Action> {
  const { offer, asked, askedText, agree, refusedText } = m.giveUp
  const draw = { offer, title: asked, agree: { type: 'agree-draw' } } as const
  if (leader === 'elsewhere') return { ...draw, asked: null, refused: () => null }
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
