import * as v from 'valibot'
import { CHARACTER_IDS, type CharacterId } from '../engine/fairy-tale/index.ts'
import { PEOPLE, type People } from './persons.ts'
import { type SafeStorage, STORAGE_KEYS } from './storage.ts'

/** Who may lead a character: somebody at the table, or one of the computer players. */
export const LEADERS = ['person', 'apprentice', 'guardian'] as const

export type Leader = (typeof LEADERS)[number]
export type Computer = Exclude<Leader, 'person'>

/** Who leads which character; a person leads those who are not named. */
export type Leaders = Partial<Record<CharacterId, Leader>>

/** What is kept: who leads at the table where the game goes on, and who shall lead in the next one. */
export interface KeptLeaders {
  table: Leaders
  cover: Leaders
  /** How many people play at the table. */
  people: People
}

/** The place in the browser where it lies. It is no part of any game, whose log does not ask who decided. */
export interface SavedLeaders {
  /** `unreadable` where a text was there that says nothing; then people lead everybody. */
  load(): KeptLeaders & { unreadable: boolean }
  save(leaders: KeptLeaders): void
}

const leaders = v.record(v.picklist(CHARACTER_IDS), v.picklist(LEADERS))
const written = v.pipe(
  v.string(),
  v.parseJson(),
  // Tables of earlier versions did not say how many they are: they were asked to hand over.
  v.strictObject({ table: leaders, cover: leaders, people: v.optional(v.picklist(PEOPLE), 'several') }),
)

/** Keeps who leads whom in a storage: all of it, or none where it cannot be read. */
export const savedLeaders = (storage: SafeStorage): SavedLeaders => ({
  load() {
    const { text } = storage.read(STORAGE_KEYS.leaders)
    const read = v.safeParse(written, text)
    if (read.success) return { ...read.output, unreadable: false }
    return { table: {}, cover: {}, people: 'several', unreadable: text !== null }
  },
  save({ table, cover, people }) {
    storage.write(STORAGE_KEYS.leaders, JSON.stringify({ table, cover, people }))
  },
})
