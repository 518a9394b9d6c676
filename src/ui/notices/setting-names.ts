import type { Settings } from '../../store/settings.ts'
import type { HouseWords } from '../text/useHouseWords.ts'

/** What some settings are called where they are chosen. */
export function settingNames(
  chosen: readonly (keyof Settings)[],
  { settings, sound }: HouseWords,
  speed: string,
): string[] {
  const { language, theme, motion, handover, keys, letters, hand, flat } = settings
  const names: Readonly<Record<keyof Settings, string>> = {
    language,
    theme,
    speed,
    motion,
    handover,
    keys,
    sound: sound.name,
    loudness: sound.name,
    letters,
    hand,
    flat,
  }
  return chosen.map((setting) => names[setting])
}
