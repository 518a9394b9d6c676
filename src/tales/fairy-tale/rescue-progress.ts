import { createRescued } from '../../store/rescue-progress.ts'
import { browserStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** The attempts at the rescues of this tale. */
export const useRescued = createRescued(browserStorage, STORAGE_KEYS.rescues)
