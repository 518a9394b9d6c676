import { type ReactNode, useId, useRef, useState } from 'react'
import { useSettings } from '../../../store/settings.ts'
import { Button, Heading, PaperCard } from '../../art/index.ts'
import { DialogAnnouncer } from '../../page/LiveRegion.tsx'
import { usePage } from '../../page/page.ts'
import { useModal } from '../../page/useModal.ts'
import { useRootAttribute } from '../../page/useRootAttribute.ts'
import { useScrolls } from '../../page/useScrolls.ts'
import { useSlipWords } from '../../text/slips.ts'
import { DialogButton } from '../DialogButton.tsx'
import styles from './HandoverCard.module.css'
import { type HappenedSince, ToldSince } from './Recap.tsx'

/** The next player. */
interface Next {
  /** The person's name if there is one, else the role. */
  who: string
  /** The role; null if `who` is the role. */
  role: string | null
  /** Draws their picture, `height` pixels high. */
  picture(height: number): ReactNode
  /** A note about them, in small letters. */
  note: ReactNode
}

interface HandoverCardProps<Icon> {
  next: Next
  since: HappenedSince<Icon>
  /** The first thing in their turn. */
  children: ReactNode
  onReady: () => void
}

/** Notes that the next player is ready after a move. */
export const takeOver = (move: object): void => usePage.setState({ readyAfter: move })

/**
 * Hook: true if the handover card is open after a move that passed the turn. False if the setting is off, during playback, under a dialog,
 * or once the next player is ready.
 */
export function useIsHandedOver(move: object | null, playing: boolean): boolean {
  const on = useSettings(({ handover }) => handover === 'on')
  const reading = usePage(({ dialog }) => dialog !== null)
  const isReady = usePage(({ readyAfter }) => readyAfter === move)
  return move !== null && on && !playing && !reading && !isReady
}

/**
 * The card between two players. The browser's dialog traps the focus, restores it afterwards, and makes the table inert. For a look at the
 * table, the card moves aside to a strip at the bottom.
 */
export function HandoverCard<Icon>({ next, since, children, onReady }: HandoverCardProps<Icon>) {
  const { handover } = useSlipWords()
  const ready = useRef<HTMLButtonElement>(null)
  // Without scrolling: the text to be read first must stay visible.
  const modal = useModal(onReady, () => ready.current?.focus({ preventScroll: true }))
  const [looking, setLooking] = useState(false)
  useRootAttribute('aside', looking)
  const ids = { passes: useId(), title: useId(), told: useId() }

  return (
    <dialog
      {...modal}
      className={styles['dialog']}
      data-looking={looking}
      aria-labelledby={`${ids.passes} ${ids.title}`}
      aria-describedby={ids.told}
    >
      <PaperCard className={styles['card'] ?? ''} seed="handover">
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
            <Button className={styles['look']} onClick={() => setLooking(!looking)}>
              {looking ? handover.back : handover.look}
            </Button>
            <Button ref={ready} tone="blue" className={styles['ready']} onClick={onReady}>
              {handover.ready}
            </Button>
          </div>
        </div>
      </PaperCard>
      <DialogAnnouncer />
    </dialog>
  )
}

/** The text of the card. It scrolls in a low window, while the buttons stay in place. */
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

/** The next player. When the card is aside, only the name is shown. */
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
