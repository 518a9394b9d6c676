import { useEffect, useState } from 'react'
import { Icon, TokenButton } from '../../art/index.ts'
import { openRule } from '../../page/page.ts'
import { useHouseWords } from '../../text/house.ts'
import styles from './NoticeSlip.module.css'
import type { Notice } from './notices-at.ts'

/** How long a notice stays for whoever reads slowly: a while to find it, and so long for every letter; in milliseconds. */
const FOUND = 3500
const LETTER = 60

interface NoticeSlipProps<Messages> {
  /** What `noticesAt` holds now. */
  notice: Notice<Messages> | null
  m: Messages
  onDrop: () => void
}

/**
 * A slip of paper with what the table says to something that cannot be done now. It lies beside what the table asks,
 * in a place of its own, and leaves by itself: only the screen counts the time, and not while somebody points at the
 * slip or has the focus on it.
 */
export function NoticeSlip<Messages>({ notice, m, onDrop }: NoticeSlipProps<Messages>) {
  const { notices } = useHouseWords()
  const number = notice?.number ?? null
  const words = notice?.words(m) ?? ''
  const [held, setHeld] = useState<number | null>(null)
  useEffect(() => {
    if (number === null || held === number) return
    const timer = setTimeout(onDrop, FOUND + LETTER * words.length)
    return () => clearTimeout(timer)
  }, [number, held, words, onDrop])
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
          <p key={number} data-refusal="">
            {words}
          </p>
        )}
      </div>
      {notice?.page && <InBook page={notice.page} />}
      {number !== null && (
        <TokenButton size={44} aria-label={notices.understood} onClick={onDrop}>
          <Icon name="cross" size={20} />
        </TokenButton>
      )}
    </div>
  )
}

/** Opens the rule book at the page that says why something cannot be done. */
function InBook({ page }: { page: string }) {
  const { notices } = useHouseWords()
  return (
    <TokenButton size={44} aria-label={notices.inBook} title={notices.inBook} onClick={() => openRule(page)}>
      <Icon name="open-book" size={22} />
    </TokenButton>
  )
}
