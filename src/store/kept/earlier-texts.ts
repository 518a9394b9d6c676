import type { SafeStorage, TaleKeys } from '../storage.ts'

/** What earlier versions of the program kept of a tale: one running game, and texts that could not be read. */
export interface EarlierTexts {
  running(): string | null
  /** In the order in which they were put aside, each with whether the player knows of it. */
  damaged(): { text: string; known: boolean }[]
  /** The running game lies elsewhere by now. */
  forgetRunning(): void
  /** So do all of the others. */
  forgetDamaged(): void
}

/** Reads what earlier versions kept in a storage. */
export function earlierTexts(storage: SafeStorage, keys: TaleKeys): EarlierTexts {
  const keyOf = (number: number): string => `${keys.damaged}.${number}`
  const seenKey = `${keys.damaged}.seen`

  const damaged = () => {
    const seen = Number(storage.read(seenKey).text)
    const found: { text: string; known: boolean }[] = []
    for (let number = 1; ; number++) {
      const { text } = storage.read(keyOf(number))
      if (text === null) return found
      found.push({ text, known: number <= seen })
    }
  }

  return {
    running: () => storage.read(keys.game).text,
    damaged,
    forgetRunning: () => void storage.remove(keys.game),
    forgetDamaged() {
      // From the last to the first: broken off in the middle, the rest is still numbered from 1.
      for (let number = damaged().length; number > 0; number--) storage.remove(keyOf(number))
      storage.remove(seenKey)
    },
  }
}
