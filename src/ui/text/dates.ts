import type { Language } from '../../store/settings.ts'
import { useSpokenLanguage } from './language.ts'

/** A date as text: "22 November", with the year if it is another year than now. */
const dayText = (moment: Date, language: Language, now: Date, month: 'long' | 'short'): string => {
  const year = moment.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month,
    year,
  }).format(moment)
}

/** Returns a formatter for dates in the language of the page. `short` abbreviates the month. */
export function useDayText(month: 'long' | 'short' = 'long'): (moment: Date | number) => string {
  const language = useSpokenLanguage()
  return (moment) => dayText(new Date(moment), language, new Date(), month)
}

/** Returns a formatter for weekdays in the language of the page, abbreviated: "Mon". */
export function useWeekdayText(): (moment: Date) => string {
  const language = useSpokenLanguage()
  return (moment) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { weekday: 'short' }).format(moment)
}
