import { Choice } from '../../../../ui/art/index.ts'
import { SettingsSheet } from '../../../../ui/settings/SettingsSheet.tsx'
import { FORESIGHT, useTaleSettings } from '../../settings.ts'
import { useGameState } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** The settings, with how much is foreseen unasked. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings } = useMessages()
  const { foresight, set } = useTaleSettings()
  const state = useGameState()
  const game = state ? (state.outcome ? 'over' : 'running') : 'none'
  return (
    <SettingsSheet onClose={onClose} about={settings.about} game={game}>
      <Choice
        legend={settings.foresight}
        options={FORESIGHT}
        chosen={foresight}
        words={settings.foresightOf}
        onChoose={(choice) => set({ foresight: choice })}
      />
    </SettingsSheet>
  )
}
