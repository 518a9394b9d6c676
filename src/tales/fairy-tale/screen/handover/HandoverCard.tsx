import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { DialogAnnouncer } from '../../../../ui/app/LiveRegion.tsx'
import { useModal } from '../../../../ui/app/useModal.ts'
import { useRootMark } from '../../../../ui/app/useRootMark.ts'
import { useScrolls } from '../../../../ui/app/useScrolls.ts'
import { Heading, Plank, Sheet } from '../../../../ui/art/index.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import { CarriedIcon, HeroIcon } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { belongingWords } from '../characters/belonging-words.ts'
import { carriedBy } from '../characters/carried.ts'
import { PowerWords } from '../characters/PowerWords.tsx'
import { DialogButton } from '../table/Tools.tsx'
import styles from './Handover.module.css'
import { FirstPhase, Told } from './Told.tsx'

interface HandoverCardProps {
  session: Session
  /** The state in which the turn begins. */
  state: State
  onReady: () => void
}

/**
 * The card between two players. The browser's own dialog keeps the focus in it, gives it back afterwards, and
 * keeps the table below from being pressed; for a look, it steps aside to a strip at the bottom.
 */
export function HandoverCard({ session, state, onReady }: HandoverCardProps) {
  const { handover } = useMessages()
  const modal = useModal(onReady)
  const ready = useRef<HTMLButtonElement>(null)
  const [looking, setLooking] = useState(false)
  useRootMark('aside', looking)
  const ids = { passes: useId(), title: useId(), told: useId() }

  // Where it lies: nothing of what is to be read first may be scrolled away.
  useLayoutEffect(() => ready.current?.focus({ preventScroll: true }), [])

  return (
    <dialog
      {...modal}
      className={styles['dialog']}
      data-looking={looking}
      aria-labelledby={`${ids.passes} ${ids.title}`}
      aria-describedby={ids.told}
      onKeyDown={stopRepeats}
    >
      <Sheet className={styles['card'] ?? ''} seed="handover">
        <div className={styles['page']}>
          <Words labelledBy={ids.title}>
            <Next session={session} state={state} small={looking} ids={ids} />
            <div id={ids.told} hidden={looking} className={styles['told']}>
              <Told session={session} state={state} />
              <Heading level={3}>{handover.begins}</Heading>
              <FirstPhase state={state} />
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

/** A key that is still held down from the end of the last turn is nobody's word to be ready. */
function stopRepeats(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}

interface TurnProps {
  session: Session
  state: State
}

interface NextProps extends TurnProps {
  small: boolean
  ids: { passes: string; title: string }
}

/** Who is next: the person by name if there is one, and the character. */
function Next({ session, state, small, ids }: NextProps) {
  const m = useMessages()
  const seat = session.config.seats[state.onTurn]
  if (!seat) return null
  const character = m.common.characters[seat.character]
  const carried = carriedBy(state, state.onTurn)
  return (
    <div className={styles['who']}>
      <p className={small ? 'unseen' : styles['passes']} id={ids.passes}>
        {m.handover.passes}
      </p>
      <div className={styles['next']}>
        <HeroIcon character={seat.character} height={small ? 62 : 148} selected />
        <div className={styles['names']}>
          <h2 className={styles['title']} id={ids.title}>
            {seat.player || character}
          </h2>
          {seat.player && <p className={styles['character']}>{character}</p>}
          {!small && (
            <p className={styles['thing']}>
              {carried && <CarriedIcon carried={carried} size={38} />}
              <span>{carried ? belongingWords(m, carried) : <PowerWords character={seat.character} />}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
