import { type Language, useSettings } from '../../../store/settings.ts'
import { useWords } from '../../../ui/text/language.ts'
import { cover } from './en/cover.ts'
import type { CoverWords } from './messages.ts'

/** The words of the cover in the chosen language, as soon as they are there: it does not wait for those of the table. */
export function useCoverWords(): CoverWords {
  const language = useSettings((settings) => settings.language)
  return useWords((words) => words[language]) ?? cover
}

/** The language that the page speaks. */
export function useSpokenLanguage(): Language {
  const language = useSettings((settings) => settings.language)
  return useWords((words) => (words[language] ? language : 'en'))
}
