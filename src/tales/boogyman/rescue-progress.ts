import { createRescued } from '../../store/rescue-progress.ts'
import { browserStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** Progress in this tale's book of rescues. */
export const useRescued = createRescued(browserStorage, STORAGE_KEYS.rescues)
