import { LOUDNESSES, MUSICS, useSettings } from '../../store/settings.ts'
import { RadioGroup } from '../art/index.ts'
import { useAppWords } from '../text/house.ts'
import { sound } from './play.ts'
import { LAID } from './voice.ts'

const OPTIONS = ['off', ...LOUDNESSES] as const

/** Settings for sound, loudness and music. Each choice plays a sample at once. */
export function SoundChoices() {
  const words = useAppWords().sound
  const { sound: on, loudness, music, set } = useSettings()
  const choose = (option: (typeof OPTIONS)[number]) => {
    set(option === 'off' ? { sound: 'off' } : { sound: 'on', loudness: option })
    sound(LAID)
  }
  return (
    <>
      <RadioGroup
        legend={words.name}
        options={OPTIONS}
        chosen={on === 'off' ? 'off' : loudness}
        words={words.choices}
        onChoose={choose}
      />
      <RadioGroup
        legend={words.music}
        options={MUSICS}
        chosen={on === 'off' ? 'off' : music}
        words={words.musics}
        // Choosing music also switches the sound on.
        onChoose={(option) => set(option === 'off' ? { music: 'off' } : { music: option, sound: 'on' })}
      />
    </>
  )
}
