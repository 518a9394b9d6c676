import { useState } from 'react'
import { copyText } from '../../store/browser.ts'
import { type Day, noonOf } from '../../store/calendar-day.ts'
import { Button } from '../../ui/art/index.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import { useDayText } from '../../ui/text/dates.ts'
import { dayAddress } from './address-of.ts'
import styles from './DayPage.module.css'
import type { DayTale } from './day-tales.ts'
import type { FinishedGame } from './first-tries.ts'

interface ResultProps {
  tale: DayTale
  day: Day
  told: FinishedGame
}

/** The result of the first try at a tale of the day, as text to share. */
export function Result({ tale, day, told }: ResultProps) {
  const { day: words } = useChronicleWords()
  const dayText = useDayText()
  const [copied, setCopied] = useState<boolean | null>(null)
  const { title } = tale.chronicle.useWords()
  const text = words.text(title, dayText(noonOf(day) ?? new Date()), tale.chronicle.result?.(told) ?? '')
  const address = dayAddress(day, tale.id)
  const link = `${location.origin}${location.pathname}${address}`
  const copy = async () => setCopied(await copyText(`${text}\n${link}`))
  return (
    <section className={styles['result']}>
      <h2>{words.told}</h2>
      <p className={styles['text']}>
        {text}
        <br />
        <a href={address}>{link}</a>
      </p>
      <Button onClick={() => void copy()}>{words.copy}</Button>
      <p role="status">{copied === null ? '' : copied ? words.copied : words.notCopied}</p>
    </section>
  )
}
