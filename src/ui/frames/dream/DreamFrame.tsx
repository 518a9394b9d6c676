import type { CSSProperties, ReactNode } from 'react'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import { Button } from '../../art/index.ts'
import { announce } from '../../page/announce.ts'
import { useAlbumWords } from '../../text/album.ts'
import { isSmall, type Layout, useLayout } from '../table/useLayout.ts'
import { Cloud, type CloudWidth } from './Cloud.tsx'
import styles from './Dream.module.css'
import type { DreamingProps } from './Dreaming.tsx'
import { keepAsOwn, turnLeft, wakeUp } from './wake-up.ts'

interface DreamFrameProps {
  /** The turn when the dream left the true tale. */
  turn: number
  /** The last page scrolls, so it has no cloud round it. */
  page: 'table' | 'end'
  /** Returns to the album of the true tale, at the branching move. Resolves to false if that game is no longer saved. */
  onBack(): Promise<boolean>
  /** Saves the dream as a tale of its own. */
  onKeep(): void
  /** The table, in full color and playable. */
  children: ReactNode
}

/** The margins of the table, which the cloud fills, in pixels. */
const EDGES: Record<Layout, CloudWidth> = {
  wide: { top: 66, right: 26, bottom: 26, left: 26 },
  rail: { top: 64, right: 20, bottom: 20, left: 20 },
  phone: { top: 56, right: 9, bottom: 9, left: 9 },
  across: { top: 50, right: 8, bottom: 8, left: 8 },
}

/** A page of a dream, in its frame. */
export function Dreamt({ game, turnOf, page, children }: DreamingProps<GameTypes>) {
  const origin = game((store) => store.kept?.origin)
  const session = game((store) => store.session)
  if (origin?.kind !== 'branch' || session === null) return children
  return (
    <DreamFrame
      turn={turnLeft(session, origin.move, turnOf)}
      page={page}
      onBack={() => wakeUp(game)}
      onKeep={() => keepAsOwn(game)}
    >
      {children}
    </DreamFrame>
  )
}

/** A dream: a game played at the usual table, in a frame that sets it apart from a real game. */
export function DreamFrame({ turn, page, onBack, onKeep, children }: DreamFrameProps) {
  const { dream } = useAlbumWords()
  const layout = useLayout()
  const small = isSmall(layout)
  const edge = EDGES[layout]
  const back = async () => (await onBack()) || announce(dream.gone)
  const keep = () => {
    onKeep()
    announce(dream.kept)
  }
  return (
    <div className={styles['dream']} data-page={page} data-layout={layout} style={edges(edge)}>
      {page === 'table' && <Cloud edge={edge} />}
      <section className={styles['banner']} aria-label={dream.name}>
        <div className={styles['slip']}>
          <Bubbles />
          <p>
            <b className={styles['what']}>{dream.whatIf}</b>
            <span className={styles['from']}>{dream.from(turn)}</span>
          </p>
        </div>
        <div className={styles['ways']}>
          <Button aria-label={small ? dream.back : undefined} onClick={back}>
            {small ? dream.backShort : dream.back}
          </Button>
          <Button tone="blue" aria-label={small ? dream.keep : undefined} onClick={keep}>
            {small ? dream.keepShort : dream.keep}
          </Button>
        </div>
      </section>
      {children}
    </div>
  )
}

/** CSS variables (`--edge-…`) for the table inside: it gets narrower, but its content no smaller. */
const edges = ({ top, right, bottom, left }: CloudWidth): CSSProperties =>
  ({
    '--edge-top': `${top}px`,
    '--edge-right': `${right}px`,
    '--edge-bottom': `${bottom}px`,
    '--edge-left': `${left}px`,
  }) as CSSProperties

/** A thought balloon: two bubbles and a little cloud. */
const Bubbles = () => (
  <svg className={styles['bubbles']} viewBox="-18 -20 48 42" aria-hidden="true">
    <circle cx={-12} cy={14} r={4} />
    <circle cx={-3} cy={7} r={6} />
    <path d="M-2-4q0-9 9-9q4-6 11-2q8 1 7 9q3 8-7 9h-12q-9 0-8-7z" />
  </svg>
)
