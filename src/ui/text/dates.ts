import type { Language } from '../../store/settings.ts'
import { useSpokenLanguage } from './language.ts'

/** A day in words: "22 November", and its year where it is not this one. */
const dayText = (moment: Date, language: Language, now: Date, month: 'long' | 'short'): string => {
  const year = moment.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month,
    year,
  }).format(moment)
}

/** Writes days in the language that the page speaks; shortly where there is little room. */
export function useDayText(month: 'long' | 'short' = 'long'): (moment: Date | number) => string {
  const language = useSpokenLanguage()
  return (moment) => dayText(new Date(moment), language, new Date(), month)
}
