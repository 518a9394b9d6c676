import { useSettings } from './settings.ts'

const systemWish = (): MediaQueryList | undefined =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/** Whether less shall move: the player chose so, or asked the system for it. */
export const wantsLessMotion = (): boolean =>
  useSettings.getState().motion === 'less' || (systemWish()?.matches ?? false)

/** Tells whenever that may have changed; answers how to stop. */
export function watchMotion(changed: () => void): () => void {
  const system = systemWish()
  const stop = useSettings.subscribe(changed)
  system?.addEventListener('change', changed)
  return () => {
    stop()
    system?.removeEventListener('change', changed)
  }
}
