import { HANDS, LETTERS, SWITCHES, useSettings } from '../../store/settings.ts'
import { RadioGroup } from '../art/index.ts'
import { useAppWords } from '../text/house.ts'

/** The settings of a seat: text size, playing hand, and side of the screen. */
export function SeatingChoices() {
  const { settings } = useAppWords()
  const { letters, hand, flat, set } = useSettings()
  return (
    <>
      <RadioGroup
        legend={settings.letters}
        options={LETTERS}
        chosen={letters}
        words={settings.lettersOf}
        onChoose={(choice) => set({ letters: choice })}
      />
      <RadioGroup
        legend={settings.hand}
        options={HANDS}
        chosen={hand}
        words={settings.hands}
        onChoose={(choice) => set({ hand: choice })}
      />
      <RadioGroup
        legend={settings.flat}
        options={SWITCHES}
        chosen={flat}
        words={settings.flats}
        onChoose={(choice) => set({ flat: choice })}
      />
    </>
  )
}
