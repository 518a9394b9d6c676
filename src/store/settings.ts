import { createSettingsStore, type SettingsOf } from './enum-settings.ts'
import { browserStorage, EARLIER_SETTINGS_KEY, type SafeStorage, SETTINGS_KEY } from './storage.ts'

export const LANGUAGES = ['en', 'nl'] as const
export const THEMES = ['system', 'light', 'night'] as const
export const SPEEDS = ['calm', 'brisk', 'instant'] as const
export const SWITCHES = ['on', 'off'] as const
/** Font sizes, in percent of the browser's. */
export const LETTERS = ['100', '125', '150'] as const
export const HANDS = ['right', 'left'] as const
export const LOUDNESSES = ['soft', 'middle', 'loud'] as const
/** The volume of the music box, or off. */
export const MUSICS = ['off', 'soft', 'louder'] as const
export const MOTIONS = ['system', 'less'] as const

export type Language = (typeof LANGUAGES)[number]
export type Switch = (typeof SWITCHES)[number]
export type Letters = (typeof LETTERS)[number]
/** The playing hand: buttons are on its side of the table. */
export type PlayingHand = (typeof HANDS)[number]
/** The volume of sounds, if they are on. */
export type Loudness = (typeof LOUDNESSES)[number]
export type Music = (typeof MUSICS)[number]
/** Speed of the playback. */
export type Speed = (typeof SPEEDS)[number]

/** The options of each setting. */
export const SETTINGS_OPTIONS = {
  language: LANGUAGES,
  theme: THEMES,
  speed: SPEEDS,
  motion: MOTIONS,
  /** Shows a card between two players when the turn passes. */
  handover: SWITCHES,
  /** Shows tips. */
  tips: SWITCHES,
  /** Makes letters, digits and signs shortcuts. Enter, Escape and the arrows always are. */
  keys: SWITCHES,
  sound: SWITCHES,
  loudness: LOUDNESSES,
  /** Plays only while the sound is on. */
  music: MUSICS,
  letters: LETTERS,
  hand: HANDS,
  /** The screen lies flat between two sides: panels turn towards the player on turn. */
  flat: SWITCHES,
} as const

/** Settings of this browser, for all tales. */
export type Settings = SettingsOf<typeof SETTINGS_OPTIONS>

export const SETTINGS = Object.keys(SETTINGS_OPTIONS) as (keyof Settings)[]

/** Returns the first of the browser's preferred languages ("nl-BE") that the app supports; otherwise English. */
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
  tips: 'on',
  keys: 'on',
  sound: 'off',
  loudness: 'middle',
  music: 'off',
  letters: '100',
  hand: 'right',
  flat: 'off',
})

/**
 * Makes the store of the settings, starting with the saved ones. Versions with only one tale saved these settings among those of that tale.
 */
export const createSettings = (storage: SafeStorage, languages: readonly string[]) =>
  createSettingsStore({
    ...{ storage, key: SETTINGS_KEY, earlierKey: EARLIER_SETTINGS_KEY },
    ...{ options: SETTINGS_OPTIONS, fresh: newcomer(languages) },
  })

export const useSettings = createSettings(browserStorage, globalThis.navigator?.languages ?? [])
