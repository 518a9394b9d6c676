import type { Settings } from '../../store/settings.ts'
import type { CoverWords } from '../../tales/fairy-tale/words/messages.ts'

/** What some settings are called where they are chosen. */
export function settingNames(settings: readonly (keyof Settings)[], { common, sound }: CoverWords): string[] {
  const { language, theme, speed, motion, handover, keys, letters, hand, flat } = common.settings
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
  return settings.map((setting) => names[setting])
}
