import { useSettings } from '../../store/settings.ts'
import { Icon, TokenButton } from '../art/index.ts'
import { useHouseWords } from '../text/house.ts'
import { sample } from './sample.ts'

/** Switches the sounds on and off; switched on, it lets one be heard. */
export function SoundButton() {
  const words = useHouseWords().sound
  const on = useSettings((settings) => settings.sound === 'on')
  const set = useSettings((settings) => settings.set)
  return (
    <TokenButton
      size={48}
      aria-label={words.name}
      aria-pressed={on}
      title={on ? words.toOff : words.toOn}
      onClick={() => {
        set({ sound: on ? 'off' : 'on' })
        sample()
      }}
    >
      <Icon name={on ? 'speaker' : 'muted'} size={27} />
    </TokenButton>
  )
}
