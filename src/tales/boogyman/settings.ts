import { warningSettings } from '../../store/warning-settings.ts'
import { STORAGE_KEYS } from './game.ts'

/** The settings of this tale only. */
export const useTaleSettings = warningSettings(STORAGE_KEYS.settings)
