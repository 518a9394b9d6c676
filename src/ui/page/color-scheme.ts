const system = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

/** True if the system prefers the dark color scheme. */
export const prefersDark = (): boolean => system()?.matches ?? false

/** Calls `changed` when the color scheme can have changed, by the setting or by the system. Returns the unsubscribe function. */
export function watchColorScheme(changed: () => void): () => void {
  const hour = system()
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  hour?.addEventListener('change', changed)
  return () => {
    chosen.disconnect()
    hour?.removeEventListener('change', changed)
  }
}
