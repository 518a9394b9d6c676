import { type Chosen, createChoices } from './choices.ts'
import { browserStorage, EARLIER_SETTINGS_KEY, type SafeStorage, SETTINGS_KEY } from './storage.ts'

export const LANGUAGES = ['en', 'nl'] as const
export const THEMES = ['system', 'light', 'night'] as const
export const SPEEDS = ['calm', 'brisk', 'instant'] as const
export const SWITCHES = ['on', 'off'] as const
/** How large letters are, in hundredths of what the browser has them. */
export const LETTERS = ['100', '125', '150'] as const
export const HANDS = ['right', 'left'] as const
export const LOUDNESSES = ['soft', 'middle', 'loud'] as const
/** Whether a music box plays, and how loud. */
export const MUSICS = ['off', 'soft', 'louder'] as const
export const MOTIONS = ['system', 'less'] as const

export type Language = (typeof LANGUAGES)[number]
/** Something that is there or not. */
export type Switch = (typeof SWITCHES)[number]
export type Letters = (typeof LETTERS)[number]
/** The hand that plays: what it presses lies on its side of the table. */
export type Hand = (typeof HANDS)[number]
/** How loud the sounds are, where there are any. */
export type Loudness = (typeof LOUDNESSES)[number]
export type Music = (typeof MUSICS)[number]
/** How fast events are shown. */
export type Speed = (typeof SPEEDS)[number]

/** What each setting may be. */
export const OPTIONS = {
  language: LANGUAGES,
  theme: THEMES,
  speed: SPEEDS,
  motion: MOTIONS,
  /** Whether a card stands between two players when the turn passes. */
  handover: SWITCHES,
  /** Whether the table tells what is worth knowing, when its moment has come. */
  tips: SWITCHES,
  /** Letters, digits and signs as keys; Enter, Escape and the arrows always are. */
  keys: SWITCHES,
  sound: SWITCHES,
  loudness: LOUDNESSES,
  /** Heard while the sound is on. */
  music: MUSICS,
  letters: LETTERS,
  hand: HANDS,
  /** The screen lies flat between two sides: the sheets turn to whoever is on turn. */
  flat: SWITCHES,
} as const

/** What a person chooses for this browser, whichever tale is open. */
export type Settings = Chosen<typeof OPTIONS>

export const SETTINGS = Object.keys(OPTIONS) as (keyof Settings)[]

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
 * Makes the store of the settings, starting with the saved ones. Versions with only one tale saved these settings among those of
 * that tale.
 */
export const createSettings = (storage: SafeStorage, languages: readonly string[]) =>
  createChoices({
    ...{ storage, key: SETTINGS_KEY, earlierKey: EARLIER_SETTINGS_KEY },
    ...{ options: OPTIONS, fresh: newcomer(languages) },
  })

export const useSettings = createSettings(browserStorage, globalThis.navigator?.languages ?? [])
