import { type Language, useSettings } from '../../store/settings.ts'
import { useWords } from './language.ts'
import type { Messages } from './messages.ts'

/** The messages of the chosen language, as soon as they are there. */
export function useMessages(): Messages {
  const language = useSettings((settings) => settings.language)
  return useWords((words) => words[language] ?? words.en)
}

/** The language that the page speaks. */
export function useSpokenLanguage(): Language {
  const language = useSettings((settings) => settings.language)
  return useWords((words) => (words[language] ? language : 'en'))
}
