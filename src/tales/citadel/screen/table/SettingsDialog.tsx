import { Choice } from '../../../../ui/art/index.ts'
import { SettingsSheet } from '../../../../ui/settings/SettingsSheet.tsx'
import { useTaleSettings, WARNINGS } from '../../settings.ts'
import { useGameState } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** The settings, with how much is told of what the others could do. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings } = useMessages()
  const { warnings, set } = useTaleSettings()
  const state = useGameState()
  const game = state ? (state.winners ? 'over' : 'running') : 'none'
  return (
    <SettingsSheet onClose={onClose} about={settings.about} game={game}>
      <Choice
        legend={settings.warnings}
        options={WARNINGS}
        chosen={warnings}
        words={settings.warningsOf}
        onChoose={(choice) => set({ warnings: choice })}
      />
    </SettingsSheet>
  )
}
