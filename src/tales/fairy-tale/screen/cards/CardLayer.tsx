import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { announce } from '../../../../ui/app/announce.ts'
import { plain } from '../../../../ui/text/emphasis.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import { useGame, usePlayback } from '../../table.ts'
import { AskSubject } from '../foresight/why/AskWhy.tsx'
import { useWhy } from '../foresight/why/explanation.ts'
import styles from './Card.module.css'
import { Card } from './Card.tsx'
import type { Entry } from './card.ts'
import { cardOf } from './card-of.ts'
import { cardSpot } from './card-spot.ts'
import type { Asked } from './open-card.ts'
import { CardWatch, LAYER } from './watch.ts'

/** What the card is called in the page, for the element that it describes. */
const CARD_ID = 'card'

/**
 * The card of whatever somebody asks about, above everything on the table and beside the thing itself. It
 * takes no focus; Escape, a press elsewhere, or anything that happens in the game puts it away.
 */
export function CardLayer({ state }: { state: State }) {
  const m = useMessages()
  const [asked, setAsked] = useState<Asked | null>(null)
  const entries = asked ? cardOf(asked.subject, state, m) : []
  const latest = useRef({ state, m })
  latest.current = { state, m }

  useEffect(() => {
    const watch = new CardWatch((next) => {
      const now = latest.current
      const told = next ? cardOf(next.subject, now.state, now.m) : []
      setAsked(told.length > 0 ? next : null)
      if (next?.by === 'key') announce(told.map(spoken).join(' '))
      return told.length > 0
    })
    const leaveGame = useGame.subscribe(() => watch.close())
    const leaveWhy = useWhy.subscribe(({ asked: why }) => why && watch.close())
    const leavePlayback = usePlayback.subscribe(({ playing }) => playing && watch.close())
    return () => {
      leaveGame()
      leavePlayback()
      leaveWhy()
      watch.stop()
    }
  }, [])

  const paper = useRef<HTMLDivElement>(null)
  useBeside(paper, asked)
  // What is asked by key is said aloud, and not said once more as a description.
  useDescription(asked && asked.by !== 'key' ? asked.element : null)
  if (!asked || entries.length === 0) return null
  const stays = asked.by !== 'mouse'
  return (
    <div
      ref={paper}
      id={CARD_ID}
      {...roleOf(entries, stays)}
      className={styles['layer']}
      data-stays={stays}
      {...{ [LAYER]: '' }}
    >
      <Card entries={entries} />
      <AskSubject subject={asked.subject} real={state} stays={stays} onAsk={() => setAsked(null)} />
    </div>
  )
}

/** Only a card that goes with the mouse is a tooltip: on one that stays there may be something to press. */
const roleOf = (entries: readonly Entry[], stays: boolean) =>
  stays ? { role: 'group', 'aria-label': entries.map(({ name }) => name).join(', ') } : { role: 'tooltip' }

/** An entry as it is said aloud. */
const spoken = ({ name, text, notes, rule }: Entry): string =>
  `${name}. ${plain(text)} ${notes.join(' ')} ${rule}.`.replaceAll('  ', ' ')

/** Keeps a card beside what it is about, wherever the board's camera takes that. */
function useBeside(paper: React.RefObject<HTMLElement | null>, asked: Asked | null): void {
  useLayoutEffect(() => {
    if (!asked) return
    let frame = 0
    const put = () => {
      frame = requestAnimationFrame(put)
      const { current } = paper
      if (!current) return
      const { innerWidth: width, innerHeight: height } = window
      const { offsetWidth, offsetHeight, clientHeight, scrollHeight } = current
      const size = { width: offsetWidth, height: scrollHeight + offsetHeight - clientHeight }
      const spot = cardSpot(asked.box(), size, { width, height }, asked.by !== 'mouse')
      current.style.left = `${spot.left}px`
      current.style.top = `${spot.top}px`
      current.style.maxHeight = `${spot.height}px`
    }
    put()
    return () => cancelAnimationFrame(frame)
  }, [paper, asked])
}

/** Lets the element that was asked about be described by the card, as long as it is there. */
function useDescription(element: Element | null): void {
  useEffect(() => {
    element?.setAttribute('aria-describedby', CARD_ID)
    return () => element?.removeAttribute('aria-describedby')
  }, [element])
}
