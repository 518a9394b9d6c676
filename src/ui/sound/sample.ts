let come: (() => void) | null = null
let isAwaited = false

/** Lets one sound be heard, where the sound is on: at once, or as soon as what sounds at a table has come. Its button is there sooner. */
export function sample(): void {
  if (come) come()
  else isAwaited = true
}

/** What sounds at a table has come. */
export function takeInSample(play: () => void): void {
  come = play
  if (isAwaited) play()
  isAwaited = false
}
