import { useSettings } from './settings.ts'

const systemWish = (): MediaQueryList | undefined =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/** True if the player or the system asks for reduced motion. */
export const prefersReducedMotion = (): boolean =>
  useSettings.getState().motion === 'less' || (systemWish()?.matches ?? false)

/** Calls back whenever that may have changed. Returns a function that stops it. */
export function watchMotion(changed: () => void): () => void {
  const system = systemWish()
  const stop = useSettings.subscribe(changed)
  system?.addEventListener('change', changed)
  return () => {
    stop()
    system?.removeEventListener('change', changed)
  }
}
