/** Tells when what the palette's colours stand for may have changed: another hour, by choice or by the system. */
export function watchHour(changed: () => void): () => void {
  const system = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system?.addEventListener('change', changed)
  return () => {
    chosen.disconnect()
    system?.removeEventListener('change', changed)
  }
}

/** Fetches letters that the page has not needed yet, and tells when they are there. */
export function awaitLetters(family: string, there: () => void): void {
  const letters = `10px ${family}`
  if (!document.fonts || document.fonts.check(letters)) return
  // Without them tiles keep the letters that they have.
  document.fonts.load(letters).then(there, () => undefined)
}
