import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { isRipe, tileName } from '../../../../engine/boogyman/index.ts'
import { Heading, Plank } from '../../../../ui/art/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { CallEyes, middleOf, PLATE_BOX } from '../../art/index.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import type { Doing } from './doing.ts'
import styles from './lessons.module.css'

interface BubbleProps {
  doing: Doing
  onPlank: (type: 'spawn' | 'call') => void
  /** Where the way leads on. */
  children: ReactNode
}

/**
 * What the storyteller says, beside the board as high as what it is about, or beneath it: a thread leads from there to the
 * tile, so that nothing on the board is ever covered.
 */
export function Bubble({ doing, onPlank, children }: BubbleProps) {
  const messages = useMessages()
  const { lessons, table } = messages
  const { lesson, state, inHand, said } = doing
  const text = wordsOf(messages, doing)
  const spoken = `${text} ${lessons.about(tileName(said.at))}`
  useEffect(() => announce(spoken), [spoken])

  const [, y] = middleOf(said.at)
  const asHigh = { '--height': (y - PLATE_BOX.y) / PLATE_BOX.height } as CSSProperties
  return (
    <section
      className={styles['bubble']}
      style={asHigh}
      aria-label={lessons.names[lesson.id]}
      data-said={said.what}
    >
      <Heading level={3}>{lessons.names[lesson.id]}</Heading>
      <p>{text}</p>
      <div className={styles['planks']}>
        {inHand && isRipe(state, state.onTurn, inHand.at) && (
          <>
            <Plank tone="blue" onClick={() => onPlank('spawn')}>
              {table.todo.spawn}
            </Plank>
            <Plank tone="dark" onClick={() => onPlank('call')}>
              <CallEyes />
              {table.todo.call}
            </Plank>
          </>
        )}
        {children}
      </div>
    </section>
  )
}

/** The storyteller's words. */
function wordsOf({ lessons, refusals }: Messages, { lesson, said, inHand }: Doing): string {
  const { id, piece, safe } = lesson
  const isSafe = safe.includes(said.at)
  switch (said.what) {
    case 'refused':
      return isSafe ? lessons.safe(refusals[said.refusal.code]) : lessons.refused(refusals[said.refusal.code])
    case 'nobody':
      return lessons.nobody
    case 'taken':
      return inHand?.at === piece ? lessons.taken[id] : lessons.takenOther
    default:
      return lessons[said.what][id]
  }
}
