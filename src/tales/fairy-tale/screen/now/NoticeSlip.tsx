import { useEffect, useState } from 'react'
import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import { useLayout } from '../../../../ui/frames/table/useLayout.ts'
import { useHouseWords } from '../../../../ui/text/useHouseWords.ts'
import { useSuggesting } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import styles from './NoticeSlip.module.css'
import { dropNotice, useNotice } from './notice.ts'

/** How long a notice stays for whoever reads slowly: a while to find it, and so long for every letter; in milliseconds. */
const FOUND = 3500
const LETTER = 60

/**
 * Whether the slip lies over a phone's header, where nothing is played, rather than over the market. Held across there
 * is no room for it, and while somebody suggests the header is covered already.
 */
export function useNoticeAbove(): boolean {
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  return useLayout() === 'phone' && !suggesting
}

/**
 * A slip of paper with what the table says to something that cannot be done now. It lies beside what the table asks,
 * in a place of its own, and leaves by itself: only the screen counts the time, and not while somebody points at the
 * slip or has the focus on it.
 */
export function NoticeSlip() {
  const m = useMessages()
  const { notices } = useHouseWords()
  const notice = useNotice((store) => store.notice)
  const [held, setHeld] = useState<number | null>(null)
  const words = notice?.words(m) ?? ''
  const number = notice?.number ?? null
  useEffect(() => {
    if (number === null || held === number) return
    const timer = setTimeout(dropNotice, FOUND + LETTER * words.length)
    return () => clearTimeout(timer)
  }, [number, held, words])
  const hold = () => setHeld(number)
  const letGo = () => setHeld(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it; only its time stands still
    <div
      className={styles['slip']}
      data-notice={notice ? '' : undefined}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <div role="status">
        {notice && (
          <p key={number} data-refusal="">
            {words}
          </p>
        )}
      </div>
      {notice && (
        <TokenButton size={44} aria-label={notices.understood} onClick={dropNotice}>
          <Icon name="cross" size={20} />
        </TokenButton>
      )}
    </div>
  )
}
