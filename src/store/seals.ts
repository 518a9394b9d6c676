import * as v from 'valibot'
import { create } from 'zustand'
import { browserStorage, type SafeStorage, SEALS_KEY } from './storage.ts'

/** A seal that was earned: by which kept game, and when, in milliseconds since 1970. */
interface Pressed {
  readonly game: string
  readonly when: number
}

/** Seals that were earned, by the name of their tale and their own: "tale/seal". */
export type PressedSeals = Readonly<Record<string, Pressed>>

const pressed = v.strictObject({ game: v.string(), when: v.number() })
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** Those that can be read; what else lies there is none of ours, and games that are kept earn theirs again. */
function readSeals(text: string | null): PressedSeals {
  const read = v.safeParse(stored, text)
  if (!read.success) return {}
  return Object.fromEntries(
    Object.entries(read.output).flatMap(([name, seal]) => (v.is(pressed, seal) ? [[name, seal]] : [])),
  )
}

export const sealName = (tale: string, seal: string): string => `${tale}/${seal}`

/** Makes the store of seals: what was earned once stays, whatever becomes of the game that earned it. */
export const createSeals = (storage: SafeStorage) =>
  create<{
    seals: PressedSeals
    /** Keeps seals that a game has earned; those that were earned before stay that game's. */
    press(names: readonly string[], game: string, when: number): void
  }>()((set) => ({
    seals: readSeals(storage.read(SEALS_KEY).text),
    press(names, game, when) {
      // Another window may have pressed some meanwhile.
      const before = readSeals(storage.read(SEALS_KEY).text)
      const fresh = names.filter((name) => !Object.hasOwn(before, name))
      const seals = { ...before, ...Object.fromEntries(fresh.map((name) => [name, { game, when }])) }
      if (fresh.length > 0) storage.write(SEALS_KEY, JSON.stringify(seals))
      set({ seals })
    },
  }))

export const useSeals = createSeals(browserStorage)
