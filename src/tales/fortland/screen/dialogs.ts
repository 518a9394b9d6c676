import { type State, seatsLeft } from '../../../engine/fortland/index.ts'
import { WARNING_OPTIONS } from '../../../store/warning-settings.ts'
import { taleDialogs } from '../../../ui/frames/table/tale-dialogs.tsx'
import { useBotToAct } from '../runtime.ts'
import { useTaleSettings } from '../settings.ts'
import type { AllWords } from '../words/all-words.ts'
import { seats } from './bots/bots.tsx'
import { KIT } from './kit.ts'
import { countryName } from './ring/names.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** The dialogs of this game, apart from its rules. */
export const DIALOGS = taleDialogs(
  { ...KIT, seats },
  {
    settings: { options: WARNING_OPTIONS, useChoices: useTaleSettings },
    shortcuts: SHORTCUTS,
    // Asks whether the country on turn really gives up [F 12].
    giveUp: {
      action: { type: 'give-up' },
      useBotToAct,
      ask: (m, state) => ({ text: whatComes(m, state), isBarred: state.phase === 'muster' }),
      prepare: ({ intent }) => intent.getState().cancel(),
    },
  },
)

/** Returns the text on the consequence of giving up. */
function whatComes(m: AllWords, state: State): string {
  if (state.phase === 'muster') return m.giveUp.tooSoon
  const own = countryName(m, state.onTurn)
  const [other, ...more] = seatsLeft(state).filter((seat) => seat !== state.onTurn)
  if (other !== undefined && more.length === 0) return m.giveUp.last(own, countryName(m, other))
  return state.rules.fall === 'first' ? m.giveUp.ends(own) : m.giveUp.goesOn(own)
}
