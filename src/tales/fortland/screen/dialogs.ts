import { type State, seatsLeft } from '../../../engine/fortland/index.ts'
import { keysDialog } from '../../../ui/frames/keys/TaleKeys.tsx'
import { giveUpDialog, sendDialog, settingsDialog } from '../../../ui/frames/table/tale-dialogs.tsx'
import { OPTIONS, useTaleSettings } from '../settings.ts'
import { useComputer } from '../table.ts'
import type { Messages } from '../words/messages.ts'
import { KIT } from './kit.ts'
import { countryName } from './ring/names.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** The dialogs of this tale beside its rules. */
export const DIALOGS = {
  settings: settingsDialog(KIT, {
    options: OPTIONS,
    useChoices: useTaleSettings,
    aboutOf: ({ settings }) => settings.about,
    choicesOf: ({ settings }) => ({
      warnings: { legend: settings.warnings, words: settings.warningsOf },
    }),
  }),
  keys: keysDialog(KIT, SHORTCUTS),
  // It asks whether the country on turn gives up [F 12].
  'give-up': giveUpDialog(KIT, {
    action: { type: 'give-up' },
    useComputer,
    titleOf: ({ giveUp }) => giveUp.title,
    notNow: ({ giveUp, bots }, computer) => giveUp.notNow(bots.names[computer]),
    ask: (m, state) => ({ text: whatComes(m, state), isBarred: state.phase === 'muster' }),
    prepare: ({ intent }) => intent.getState().cancel(),
  }),
  send: sendDialog(KIT),
}

/** What would come of it. */
function whatComes(m: Messages, state: State): string {
  if (state.phase === 'muster') return m.giveUp.tooSoon
  const own = countryName(m, state.onTurn)
  const [other, ...more] = seatsLeft(state).filter((seat) => seat !== state.onTurn)
  if (other !== undefined && more.length === 0) return m.giveUp.last(own, countryName(m, other))
  return state.rules.fall === 'first' ? m.giveUp.ends(own) : m.giveUp.goesOn(own)
}
