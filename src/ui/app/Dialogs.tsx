import { useGame } from '../../store/game.ts'
import { KeysDialog } from '../keys/KeysDialog.tsx'
import { RulesDialog } from '../rules/RulesDialog.tsx'
import { GiveUpDialog } from '../settings/GiveUpDialog.tsx'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { closeDialog, usePage } from './page.ts'

/** Whichever dialog lies over the page. */
export function Dialogs() {
  const dialog = usePage((page) => page.dialog)
  const playing = useGame(({ session }) => session !== null)
  if (dialog === 'settings') return <SettingsDialog onClose={closeDialog} />
  if (dialog === 'rules') return <RulesDialog onClose={closeDialog} />
  if (dialog === 'keys') return <KeysDialog onClose={closeDialog} />
  return dialog === 'give-up' && playing ? <GiveUpDialog onClose={closeDialog} /> : null
}
