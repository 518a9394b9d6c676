import { Choice } from '../../../../ui/art/index.ts'
import { useStand } from '../../../../ui/frames/stand.ts'
import { SettingsSheet } from '../../../../ui/settings/SettingsSheet.tsx'
import { FORESIGHT, useTaleSettings } from '../../settings.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'

/** The settings, with how much is foreseen unasked. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const table = useTable()
  const { settings } = useMessages()
  const { foresight, set } = useTaleSettings()
  const game = useStand(table.game, ({ outcome }) => outcome)
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
