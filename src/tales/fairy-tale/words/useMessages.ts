import { type Language, useSettings } from '../../../store/settings.ts'
import { useWords } from '../../../ui/text/language.ts'
import { en } from './en/index.ts'
import type { Messages } from './messages.ts'

/** The messages of the chosen language, as soon as they are there. What the cover draws asks `useCoverWords`. */
export function useMessages(): Messages {
  const language = useSettings((settings) => settings.language)
  return useWords((words) => words[language]) ?? en
}

/** All messages of a language; English while they are not there. */
export const messagesIn = (language: Language): Messages => useWords.getState()[language] ?? en
