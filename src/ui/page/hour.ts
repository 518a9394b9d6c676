const system = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

/** Whether the system wishes for the night's colours now. */
export const isDark = (): boolean => system()?.matches ?? false

/** Tells when what the palette's colours stand for may have changed: another hour, by choice or by the system. */
export function watchHour(changed: () => void): () => void {
  const hour = system()
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  hour?.addEventListener('change', changed)
  return () => {
    chosen.disconnect()
    hour?.removeEventListener('change', changed)
  }
}
