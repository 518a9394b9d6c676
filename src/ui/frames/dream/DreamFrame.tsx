import type { CSSProperties, ReactNode } from 'react'
import { Plank } from '../../art/index.ts'
import { announce } from '../../page/announce.ts'
import { useAlbumWords } from '../../text/album.ts'
import { isSmall, type Layout, useLayout } from '../table/useLayout.ts'
import { Cloud, type Edge } from './Cloud.tsx'
import styles from './Dream.module.css'

export interface DreamFrameProps {
  /** The turn in which it left the true tale. */
  turn: number
  /** The last page is as long as it is: no cloud is drawn round it. */
  page: 'table' | 'end'
  /** Back to the album of the true tale, where it was left; answers whether it is still kept. */
  onBack(): Promise<boolean>
  /** From now on it is a tale of its own. */
  onKeep(): void
  /** The table, in full colour: it is played as always. */
  children: ReactNode
}

/** How far the table keeps from the edges of the window, so that the cloud has room, in pixels. */
const EDGES: Record<Layout, Edge> = {
  wide: { top: 66, right: 26, bottom: 26, left: 26 },
  rail: { top: 64, right: 20, bottom: 20, left: 20 },
  phone: { top: 56, right: 9, bottom: 9, left: 9 },
  across: { top: 50, right: 8, bottom: 8, left: 8 },
}

/** What might be: a tale that is tried out, played at its table in a frame that cannot be mistaken. */
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
          <Plank aria-label={small ? dream.back : undefined} onClick={back}>
            {small ? dream.backShort : dream.back}
          </Plank>
          <Plank tone="blue" aria-label={small ? dream.keep : undefined} onClick={keep}>
            {small ? dream.keepShort : dream.keep}
          </Plank>
        </div>
      </section>
      {children}
    </div>
  )
}

/** Handed to whatever table is inside (`--edge-…`): it gets narrower, and nothing on it smaller. */
const edges = ({ top, right, bottom, left }: Edge): CSSProperties =>
  ({
    '--edge-top': `${top}px`,
    '--edge-right': `${right}px`,
    '--edge-bottom': `${bottom}px`,
    '--edge-left': `${left}px`,
  }) as CSSProperties

/** A thought: two bubbles and a little cloud. */
const Bubbles = () => (
  <svg className={styles['bubbles']} viewBox="-18 -20 48 42" aria-hidden="true">
    <circle cx={-12} cy={14} r={4} />
    <circle cx={-3} cy={7} r={6} />
    <path d="M-2-4q0-9 9-9q4-6 11-2q8 1 7 9q3 8-7 9h-12q-9 0-8-7z" />
  </svg>
)
