/** Fetches letters that the page has not needed yet, and tells when they are there. */
export function awaitLetters(family: string, there: () => void): void {
  const letters = `10px ${family}`
  if (!document.fonts || document.fonts.check(letters)) return
  // Without them tiles keep the letters that they have.
  document.fonts.load(letters).then(there, () => undefined)
}
