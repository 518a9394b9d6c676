import { useState } from 'react'
import { type Day, noonOf } from '../../store/day.ts'
import { Plank } from '../../ui/art/index.ts'
import { useDayText } from '../../ui/text/dates.ts'
import { useChronicleWords } from '../../ui/text/useChronicleWords.ts'
import styles from './DayPage.module.css'

/** Where everybody finds the tale of a day. */
const linkTo = (day: Day): string => `${location.origin}${location.pathname}#/day/${day}`

/** How the first try at the tale of a day went, in words that can be sent to others. */
export function Result({ day, result }: { day: Day; result: string }) {
  const { day: words } = useChronicleWords()
  const dayText = useDayText()
  const [copied, setCopied] = useState<boolean | null>(null)
  const text = words.text(dayText(noonOf(day) ?? new Date()), result)
  const copy = () =>
    navigator.clipboard.writeText(`${text}\n${linkTo(day)}`).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section className={styles['result']}>
      <h2>{words.told}</h2>
      <p className={styles['text']}>
        {text}
        <br />
        <a href={`#/day/${day}`}>{linkTo(day)}</a>
      </p>
      <Plank onClick={() => void copy()}>{words.copy}</Plank>
      <p role="status">{copied === null ? '' : copied ? words.copied : words.notCopied}</p>
    </section>
  )
}
