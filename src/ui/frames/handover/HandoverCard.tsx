import { type ReactNode, useId, useRef, useState } from 'react'
import { Heading, Plank, Sheet } from '../../art/index.ts'
import { DialogAnnouncer } from '../../page/LiveRegion.tsx'
import { useModal } from '../../page/useModal.ts'
import { useRootMark } from '../../page/useRootMark.ts'
import { useScrolls } from '../../page/useScrolls.ts'
import { useSlipWords } from '../../text/slips.ts'
import { DialogButton } from '../DialogButton.tsx'
import styles from './HandoverCard.module.css'
import { type Since, ToldSince } from './Told.tsx'

/** Who is next. */
interface Next {
  /** The person by name if there is one, else what they play. */
  who: string
  /** What they play; null where `who` says so. */
  role: string | null
  /** Their picture, so many pixels high. */
  picture(height: number): ReactNode
  /** What is good to know about them, in small letters. */
  note: ReactNode
}

interface HandoverCardProps<Icon> {
  next: Next
  since: Since<Icon>
  /** What comes first in their turn. */
  children: ReactNode
  onReady: () => void
}

/**
 * The card between two players. The browser's own dialog keeps the focus in it, gives it back afterwards, and
 * keeps the table below from being pressed; for a look, it steps aside to a strip at the bottom.
 */
export function HandoverCard<Icon>({ next, since, children, onReady }: HandoverCardProps<Icon>) {
  const { handover } = useSlipWords()
  const ready = useRef<HTMLButtonElement>(null)
  // Where it lies: nothing of what is to be read first may be scrolled away.
  const modal = useModal(onReady, () => ready.current?.focus({ preventScroll: true }))
  const [looking, setLooking] = useState(false)
  useRootMark('aside', looking)
  const ids = { passes: useId(), title: useId(), told: useId() }

  return (
    <dialog
      {...modal}
      className={styles['dialog']}
      data-looking={looking}
      aria-labelledby={`${ids.passes} ${ids.title}`}
      aria-describedby={ids.told}
    >
      <Sheet className={styles['card'] ?? ''} seed="handover">
        <div className={styles['page']}>
          <Words labelledBy={ids.title}>
            <NextPlayer {...next} small={looking} ids={ids} />
            <div id={ids.told} hidden={looking} className={styles['told']}>
              <ToldSince {...since} />
              <Heading level={3}>{handover.begins}</Heading>
              {children}
            </div>
          </Words>
          <div className={styles['planks']}>
            {!looking && <DialogButton opens="rules" />}
            {!looking && <DialogButton opens="settings" />}
            <Plank className={styles['look']} onClick={() => setLooking(!looking)}>
              {looking ? handover.back : handover.look}
            </Plank>
            <Plank ref={ready} tone="blue" className={styles['ready']} onClick={onReady}>
              {handover.ready}
            </Plank>
          </div>
        </div>
      </Sheet>
      <DialogAnnouncer />
    </dialog>
  )
}

/** What is to be read. It scrolls where the window is too low for all of it; the planks below stay in sight. */
function Words({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(words)
  return (
    <div
      ref={words}
      className={styles['words']}
      {...(scrolls && { role: 'group', tabIndex: 0, 'aria-labelledby': labelledBy })}
    >
      {children}
    </div>
  )
}

interface NextPlayerProps extends Next {
  small: boolean
  ids: { passes: string; title: string }
}

/** Who is next; while the card has stepped aside, no more than that. */
function NextPlayer({ who, role, picture, note, small, ids }: NextPlayerProps) {
  const { handover } = useSlipWords()
  return (
    <div className={styles['who']}>
      <p className={small ? 'unseen' : styles['passes']} id={ids.passes}>
        {handover.passes}
      </p>
      <div className={styles['next']}>
        {picture(small ? 62 : 148)}
        <div className={styles['names']}>
          <h2 className={styles['title']} id={ids.title}>
            {who}
          </h2>
          {role && <p className={styles['role']}>{role}</p>}
          {!small && <p className={styles['note']}>{note}</p>}
        </div>
      </div>
    </div>
  )
}
