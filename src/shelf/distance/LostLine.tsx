import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { type RemoteTable, useRemoteTable } from '../../session/remote/remote-table.ts'
import { Button, PaperCard, TextButton } from '../../ui/art/index.ts'
import { Bows, CutString } from '../../ui/art/tins/Tins.tsx'
import { useSpokenText } from '../../ui/page/announce.ts'
import { DialogAnnouncer } from '../../ui/page/LiveRegion.tsx'
import { useModal } from '../../ui/page/useModal.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { leaveTable } from './enter-game.ts'
import styles from './LostLine.module.css'
import { ProblemAlert } from './problems.tsx'
import { useTaleOfTable } from './seats.ts'

/** Time until a lost connection is shown: shorter losses stay hidden. */
const SHOWN_AFTER_MS = 600

/** Time to show the tied string after the connection is back. */
const TIED_MS = 900

/** The card over a pale page while the connection to the table is lost. */
export function LostLine() {
  const line = useRemoteTable((table) => table.line)
  const isAtTable = useRemoteTable((table) => table.lobby !== null)
  const isLost = isAtTable && (line === 'lost' || line === 'given-up')
  const [shown, setShown] = useState<'no' | 'cut' | 'tied'>('no')
  useEffect(() => {
    if (isLost) {
      const timer = setTimeout(setShown, SHOWN_AFTER_MS, 'cut')
      return () => clearTimeout(timer)
    }
    if (line !== 'here' || !isAtTable) return setShown('no')
    setShown((before) => (before === 'cut' ? 'tied' : before))
    const timer = setTimeout(setShown, TIED_MS, 'no')
    return () => clearTimeout(timer)
  }, [isLost, line, isAtTable])
  return shown !== 'no' && <LostCard isTied={shown === 'tied'} />
}

/** A modal card: no other control can be pressed. */
function LostCard({ isTied }: { isTied: boolean }) {
  const words = useDistanceWords()
  const { line, tries, own, lobby, problem, retry } = useRemoteTable()
  const { seats } = useTaleOfTable()
  const card = useRef<HTMLHeadingElement>(null)
  // Escape closes the card, so it opens again: the connection is still lost.
  const modal = useModal(reopen, () => card.current?.focus())
  const [titleId, textId] = [useId(), useId()]
  const role = lobby?.seats[own[0] ?? -1]?.role
  const colour = (role !== undefined && seats?.colourOf(role)) || 'var(--seal)'
  const hasGivenUp = line === 'given-up' && !isTied
  const isElsewhere = hasGivenUp && problem === 'elsewhere'
  const given = isElsewhere ? words.line.elsewhere : words.line.gaveUp
  const title = isTied ? words.line.tied : hasGivenUp ? given : words.line.cut
  useSpokenText(title, 'assertive')

  function reopen(): void {
    const dialog: RefObject<HTMLDialogElement | null> = modal.ref
    if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal()
  }
  return (
    <dialog
      {...modal}
      className={styles['dialog']}
      data-tied={isTied || undefined}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => event.preventDefault()}
    >
      <PaperCard framed seed="line" className={styles['card']}>
        <CutString colour={colour} isTied={isTied} />
        <h2 id={titleId} ref={card} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        <div id={textId} className={styles['text']}>
          {!hasGivenUp && <p>{words.line.waits}</p>}
          {!hasGivenUp && !isTied && <p className={styles['quiet']}>{words.line.tying(tries + 1)}</p>}
          {hasGivenUp && (isElsewhere ? <p>{words.line.elsewhereText}</p> : <WhatToTry problem={problem} />)}
        </div>
        {!hasGivenUp && <Bows tied={isTied ? BOWS : Math.min(BOWS, tries + 1)} most={BOWS} />}
        {hasGivenUp && (
          <div className={styles['ways']}>
            <Button tone="blue" onClick={retry}>
              {isElsewhere ? words.line.playHere : words.line.retry}
            </Button>
            <TextButton onClick={() => void leaveTable()}>{words.leaveTable}</TextButton>
          </div>
        )}
      </PaperCard>
      <DialogAnnouncer />
    </dialog>
  )
}

/** Number of bows in the picture. Attempts after that are only counted in words. */
const BOWS = 8

/** Advice after the connection is given up: the server's reason, or general advice. */
function WhatToTry({ problem }: Pick<RemoteTable, 'problem'>) {
  const words = useDistanceWords()
  if (problem !== null && problem !== 'unreachable') return <ProblemAlert problem={problem} />
  return (
    <>
      <p>{words.line.gaveUpText}</p>
      <ul>
        {words.line.gaveUpTries.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  )
}
