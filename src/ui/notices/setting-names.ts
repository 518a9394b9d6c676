import type { Settings } from '../../store/settings.ts'
import type { Messages } from '../text/messages.ts'

/** What some settings are called where they are chosen, each name once. */
export function settingNames(
  settings: readonly (keyof Settings)[],
  { common, handover, foresight, keys, sound }: Messages,
): string[] {
  const { language, theme, speed, motion, rerolls, letters, hand, flat } = common.settings
  const names: Readonly<Record<keyof Settings, string>> = {
    language,
    theme,
    speed,
    motion,
    handover: handover.setting,
    foresight: foresight.level,
    rerolls,
    keys: keys.setting,
    sound: sound.name,
    loudness: sound.name,
    letters,
    hand,
    flat,
  }
  return [...new Set(settings.map((setting) => `“${names[setting]}”`))]
}
