import type { Aim } from '../../intent/aim.ts'
import { useIntent } from '../../runtime.ts'

/** The current aim, or else the aim under the pointer. */
export const useAimed = (): Aim | null => useIntent(({ aim, pointed }) => aim ?? pointed)
