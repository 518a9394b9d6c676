let come: (() => void) | null = null
let isAwaited = false

/** Plays one sound, unless sound is off. If the sound code is still loading, the sound plays once it has loaded. */
export function sample(): void {
  if (come) come()
  else isAwaited = true
}

/** Registers the player when the sound code has loaded, and plays a requested sample. */
export function takeInSample(play: () => void): void {
  come = play
  if (isAwaited) play()
  isAwaited = false
}
