import type { Aim } from '../../intent/aim.ts'
import { useIntent } from '../../table.ts'

/** What is aimed at, or else pointed at. */
export const useAimed = (): Aim | null => useIntent(({ aim, pointed }) => aim ?? pointed)
