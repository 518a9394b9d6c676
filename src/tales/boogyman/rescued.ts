import { createRescued } from '../../store/rescued.ts'
import { browserStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** What was tried of this tale's book of rescues. */
export const useRescued = createRescued(browserStorage, STORAGE_KEYS.rescues)
