import { LOUDNESSES, useSettings } from '../../store/settings.ts'
import { Choice } from '../art/index.ts'
import { useHouseWords } from '../text/useHouseWords.ts'
import { sound } from './play.ts'
import { LAID } from './voice.ts'

const OPTIONS = ['off', ...LOUDNESSES] as const

/** Whether anything sounds, and how loud. What is chosen is heard at once. */
export function SoundChoice() {
  const words = useHouseWords().sound
  const { sound: on, loudness, set } = useSettings()
  const choose = (option: (typeof OPTIONS)[number]) => {
    set(option === 'off' ? { sound: 'off' } : { sound: 'on', loudness: option })
    sound(LAID)
  }
  return (
    <Choice
      legend={words.name}
      options={OPTIONS}
      chosen={on === 'off' ? 'off' : loudness}
      words={words.choices}
      onChoose={choose}
    />
  )
}
