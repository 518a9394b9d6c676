import * as v from 'valibot'
import { create } from 'zustand'
import { browserStorage, type SafeStorage, STORAGE_KEYS } from './storage.ts'

export const LANGUAGES = ['en', 'nl'] as const
export const THEMES = ['system', 'light', 'night'] as const
export const SPEEDS = ['calm', 'brisk', 'instant'] as const
export const SWITCHES = ['on', 'off'] as const
export const FORESIGHTS = ['calm', 'guided', 'full'] as const
/** How large letters are, in hundredths of what the browser has them. */
export const LETTERS = ['100', '125', '150'] as const
export const HANDS = ['right', 'left'] as const
export const LOUDNESSES = ['soft', 'middle', 'loud'] as const

export type Language = (typeof LANGUAGES)[number]
export type Theme = (typeof THEMES)[number]
/** Something that is there or not. */
export type Switch = (typeof SWITCHES)[number]
export type Letters = (typeof LETTERS)[number]
/** The hand that plays: what it presses lies on its side of the table. */
export type Hand = (typeof HANDS)[number]
/** How loud the sounds are, where there are any. */
export type Loudness = (typeof LOUDNESSES)[number]
/** How fast the monsters' turn is shown. */
export type Speed = (typeof SPEEDS)[number]
/** How much of what will happen is shown unasked: nothing, the worst threat, or every monster's next step. */
export type Foresight = (typeof FORESIGHTS)[number]

/** Whether a card stands between two players when the turn passes. */
type Handover = Switch

/** What a person chooses for this browser, not for a game. */
export interface Settings {
  language: Language
  theme: Theme
  speed: Speed
  handover: Handover
  foresight: Foresight
  /** Letters, digits and signs as keys; Enter, Escape and the arrows always are. */
  keys: Switch
  sound: Switch
  loudness: Loudness
  letters: Letters
  hand: Hand
  /** The screen lies flat between two sides: the sheets turn to whoever is on turn. */
  flat: Switch
}

export interface SettingsStore extends Settings {
  set(changes: Partial<Settings>): void
}

/** The first of a browser's preferred languages ("nl-BE") that the game speaks; English otherwise. */
export function preferredLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.split('-')[0]?.toLowerCase())
  return codes.map((code) => LANGUAGES.find((language) => language === code)).find(Boolean) ?? 'en'
}

/** Reads stored settings; whatever is missing or strange is as for a newcomer. */
function readSettings(text: string | null, languages: readonly string[]): Settings {
  const settings = v.object({
    language: v.fallback(v.picklist(LANGUAGES), preferredLanguage(languages)),
    theme: v.fallback(v.picklist(THEMES), 'system'),
    speed: v.fallback(v.picklist(SPEEDS), 'calm'),
    handover: v.fallback(v.picklist(SWITCHES), 'on'),
    foresight: v.fallback(v.picklist(FORESIGHTS), 'guided'),
    keys: v.fallback(v.picklist(SWITCHES), 'on'),
    sound: v.fallback(v.picklist(SWITCHES), 'off'),
    loudness: v.fallback(v.picklist(LOUDNESSES), 'middle'),
    letters: v.fallback(v.picklist(LETTERS), '100'),
    hand: v.fallback(v.picklist(HANDS), 'right'),
    flat: v.fallback(v.picklist(SWITCHES), 'off'),
  })
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), settings), text)
  return stored.success ? stored.output : v.parse(settings, {})
}

/** Makes the store of the settings, which begins with what was saved. */
export const createSettings = (storage: SafeStorage, languages: readonly string[]) =>
  create<SettingsStore>()((set, get) => ({
    ...readSettings(storage.read(STORAGE_KEYS.settings).text, languages),
    set(changes) {
      set(changes)
      // What can be called has no place in JSON: only the choices are written.
      storage.write(STORAGE_KEYS.settings, JSON.stringify(get()))
    },
  }))

export const useSettings = createSettings(browserStorage, globalThis.navigator?.languages ?? [])
