import * as v from 'valibot'
import { create } from 'zustand'
import { browserStorage, type SafeStorage, SETTINGS_KEY } from './storage.ts'

export const LANGUAGES = ['en', 'nl'] as const
export const THEMES = ['system', 'light', 'night'] as const
export const SPEEDS = ['calm', 'brisk', 'instant'] as const
export const SWITCHES = ['on', 'off'] as const
export const FORESIGHTS = ['calm', 'guided', 'full'] as const
/** How large letters are, in hundredths of what the browser has them. */
export const LETTERS = ['100', '125', '150'] as const
export const HANDS = ['right', 'left'] as const
export const LOUDNESSES = ['soft', 'middle', 'loud'] as const
/** When it is asked whether a die shall be rolled again, by whoever can: where that may help, or always. */
export const REROLLS = ['useful', 'always'] as const
export const MOTIONS = ['system', 'less'] as const

export type Language = (typeof LANGUAGES)[number]
export type Theme = (typeof THEMES)[number]
/** Something that is there or not. */
export type Switch = (typeof SWITCHES)[number]
export type Letters = (typeof LETTERS)[number]
/** The hand that plays: what it presses lies on its side of the table. */
export type Hand = (typeof HANDS)[number]
/** How loud the sounds are, where there are any. */
export type Loudness = (typeof LOUDNESSES)[number]
/** How much may move: as the system wishes, or less in any case. */
export type Motion = (typeof MOTIONS)[number]
/** How fast events are shown. */
export type Speed = (typeof SPEEDS)[number]
/** How much of what will happen is shown unasked: nothing, the worst threat, or everything. */
export type Foresight = (typeof FORESIGHTS)[number]

/** When it is asked whether a die shall stand. */
type Reroll = (typeof REROLLS)[number]

/** Whether a card stands between two players when the turn passes. */
type Handover = Switch

/** What a person chooses for this browser, not for a game. */
export interface Settings {
  language: Language
  theme: Theme
  speed: Speed
  motion: Motion
  handover: Handover
  foresight: Foresight
  rerolls: Reroll
  /** Letters, digits and signs as keys; Enter, Escape and the arrows always are. */
  keys: Switch
  sound: Switch
  loudness: Loudness
  letters: Letters
  hand: Hand
  /** The screen lies flat between two sides: the sheets turn to whoever is on turn. */
  flat: Switch
}

/** What each setting may be. */
export const settingsForm = v.object({
  language: v.picklist(LANGUAGES),
  theme: v.picklist(THEMES),
  speed: v.picklist(SPEEDS),
  motion: v.picklist(MOTIONS),
  handover: v.picklist(SWITCHES),
  foresight: v.picklist(FORESIGHTS),
  rerolls: v.picklist(REROLLS),
  keys: v.picklist(SWITCHES),
  sound: v.picklist(SWITCHES),
  loudness: v.picklist(LOUDNESSES),
  letters: v.picklist(LETTERS),
  hand: v.picklist(HANDS),
  flat: v.picklist(SWITCHES),
})

export const SETTINGS = v.keyof(settingsForm).options

export interface SettingsStore extends Settings {
  /** Those that were kept in a way that cannot be read; they are as for a newcomer, and it is to be told. */
  unreadable: readonly (keyof Settings)[]
  /** Changes some, and writes all: from then on what is kept can be read. */
  set(changes: Partial<Settings>): void
}

/** The first of a browser's preferred languages ("nl-BE") that the game speaks; English otherwise. */
export function preferredLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.split('-')[0]?.toLowerCase())
  return codes.map((code) => LANGUAGES.find((language) => language === code)).find(Boolean) ?? 'en'
}

const newcomer = (languages: readonly string[]): Settings => ({
  language: preferredLanguage(languages),
  theme: 'system',
  speed: 'calm',
  motion: 'system',
  handover: 'on',
  foresight: 'guided',
  rerolls: 'useful',
  keys: 'on',
  sound: 'off',
  loudness: 'middle',
  letters: '100',
  hand: 'right',
  flat: 'off',
})

const named = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((read) => !Array.isArray(read)),
  v.record(v.string(), v.unknown()),
)

/** Reads stored settings: one that is missing is as for a newcomer, and so is one that is strange. */
function readSettings(text: string | null, languages: readonly string[]): Omit<SettingsStore, 'set'> {
  const fresh = newcomer(languages)
  const read = v.safeParse(named, text)
  if (!read.success) return { ...fresh, unreadable: text === null ? [] : SETTINGS }
  const kept = read.output
  const unreadable = SETTINGS.filter((name) => name in kept && !v.is(settingsForm.entries[name], kept[name]))
  const replaced = Object.fromEntries(unreadable.map((name) => [name, fresh[name]]))
  return { ...v.parse(settingsForm, { ...fresh, ...kept, ...replaced }), unreadable }
}

/** Makes the store of the settings, which begins with what was saved. */
export const createSettings = (storage: SafeStorage, languages: readonly string[]) =>
  create<SettingsStore>()((set, get) => ({
    ...readSettings(storage.read(SETTINGS_KEY).text, languages),
    set(changes) {
      set({ ...changes, unreadable: [] })
      storage.write(SETTINGS_KEY, JSON.stringify(v.parse(settingsForm, get())))
    },
  }))

export const useSettings = createSettings(browserStorage, globalThis.navigator?.languages ?? [])
