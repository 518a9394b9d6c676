import type { SafeStorage, TaleKeys } from '../storage.ts'

/** Data of a tale that earlier versions stored: one running game, and texts that could not be read. */
export interface EarlierTexts {
  running(): string | null
  /** The unreadable texts, oldest first. `known` is true if the damage was reported to the player. */
  damaged(): { text: string; known: boolean }[]
  /** Removes the running game, once it is saved elsewhere. */
  forgetRunning(): void
  /** Removes the unreadable texts, once they are saved elsewhere. */
  forgetDamaged(): void
}

/** Reads the data of earlier versions in a storage. */
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
      // From the last to the first: after an interruption the rest is still numbered from 1.
      for (let number = damaged().length; number > 0; number--) storage.remove(keyOf(number))
      storage.remove(seenKey)
    },
  }
}
