import { Choice } from '../../../../ui/art/index.ts'
import { useStand } from '../../../../ui/frames/stand.ts'
import { SettingsSheet } from '../../../../ui/settings/SettingsSheet.tsx'
import { useTaleSettings, WARNINGS } from '../../settings.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'

/** The settings, with how much is told of what the other side could do. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const table = useTable()
  const { settings } = useMessages()
  const { warnings, set } = useTaleSettings()
  const game = useStand(table.game, ({ outcome }) => outcome)
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
