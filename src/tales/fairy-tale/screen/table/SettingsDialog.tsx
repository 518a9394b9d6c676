import { Choice } from '../../../../ui/art/index.ts'
import { useStand } from '../../../../ui/frames/stand.ts'
import { SettingsSheet } from '../../../../ui/settings/SettingsSheet.tsx'
import { FORESIGHTS, REROLLS, useTaleSettings } from '../../settings.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'

/** The settings, with how much is foretold and when a die may be rolled again. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const table = useTable()
  const { settings, foresight: ahead } = useMessages()
  const { foresight, rerolls, set } = useTaleSettings()
  const game = useStand(table.game, ({ outcome }) => outcome)
  return (
    <SettingsSheet onClose={onClose} about={settings.about} game={game}>
      <Choice
        legend={settings.foresight}
        options={FORESIGHTS}
        chosen={foresight}
        words={ahead.levels}
        onChoose={(choice) => set({ foresight: choice })}
      />
      <Choice
        legend={settings.rerolls}
        options={REROLLS}
        chosen={rerolls}
        words={settings.rerollsOf}
        onChoose={(choice) => set({ rerolls: choice })}
      />
    </SettingsSheet>
  )
}
