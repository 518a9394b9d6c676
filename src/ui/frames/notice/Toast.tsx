import { useState } from 'react'
import { Icon, IconButton } from '../../art/index.ts'
import { useTimeout } from '../../page/lifetime.ts'
import { openRule } from '../../page/page.ts'
import { useAppWords } from '../../text/house.ts'
import type { Notice } from './refusal-notices.ts'
import styles from './Toast.module.css'

/** The duration of a notice for a slow reader: a base time, and a time for every letter; in milliseconds. */
const FOUND = 3500
const LETTER = 60

interface NoticeSlipProps<Messages> {
  /** The open notice of `createRefusalNotices`. */
  notice: Notice<Messages> | null
  m: Messages
  onDrop: () => void
}

/**
 * A toast with the reason of a refusal, in a place of its own. It closes itself after a time that depends on its length. The timer stops
 * while the pointer or the focus is on it.
 */
export function Toast<Messages>({ notice, m, onDrop }: NoticeSlipProps<Messages>) {
  const { notices } = useAppWords()
  const number = notice?.number ?? null
  const words = notice?.words(m) ?? ''
  const [held, setHeld] = useState<number | null>(null)
  const isHeld = number === null || held === number
  useTimeout(onDrop, isHeld ? null : FOUND + LETTER * words.length, number)
  const hold = () => setHeld(number)
  const letGo = () => setHeld(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it; only its time stands still
    <div
      className={styles['slip']}
      data-notice={number === null ? undefined : ''}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <div role="status">
        {number !== null && (
          <p key={number} data-refusal={notice?.tone ?? ''}>
            {words}
          </p>
        )}
      </div>
      {notice?.page && <InBook page={notice.page} />}
      {number !== null && (
        <IconButton size={44} aria-label={notices.understood} onClick={onDrop}>
          <Icon name="cross" size={20} />
        </IconButton>
      )}
    </div>
  )
}

/** Opens the page of the rule book with the reason. */
function InBook({ page }: { page: string }) {
  const { notices } = useAppWords()
  return (
    <IconButton size={44} aria-label={notices.inBook} title={notices.inBook} onClick={() => openRule(page)}>
      <Icon name="open-book" size={22} />
    </IconButton>
  )
}
