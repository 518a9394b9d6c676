import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { stopFor } from '../../../playback/album/stops.ts'
import { PaperCard } from '../../art/index.ts'
import { useAlbumWords } from '../../text/album.ts'
import type { PlacedLogEntryOf } from '../log/log-entry.ts'
import styles from './Leaf.module.css'
import { eventOfTurn, useOpened, useStop } from './opened.ts'

interface LeafProps<Icon> {
  /** The log entries of this turn. */
  lines: readonly PlacedLogEntryOf<Icon>[]
  /** The index of the current entry; −1 before the first. */
  now: number
  Mark: ComponentType<{ icon: Icon }>
  whose: ReactNode
}

/** The list of the events of a turn: past, current, and paler the later ones. */
export function Leaf<Icon>({ lines, now, Mark, whose }: LeafProps<Icon>) {
  const words = useAlbumWords()
  const { album, stops, chapterOf } = useOpened()
  const { at, stop } = useStop()
  const { n, of } = eventOfTurn(stops, at)
  const list = useInSight(now)
  return (
    <PaperCard className={styles['leaf'] ?? ''} seed="loose leaf" framed>
      <header>
        <p className={styles['stood']}>{words.stood}</p>
        <h2 className={styles['chapter']}>{chapterOf(stop.turn, stop.part)}</h2>
        <div className={styles['whose']}>
          {whose}
          <span className={styles['event']}>{words.event(n, of)}</span>
        </div>
      </header>
      <ol ref={list} className={styles['lines']} aria-label={words.events}>
        {lines.map((line, index) => (
          <li key={line.key} data-time={index < now ? 'was' : index === now ? 'is' : 'comes'}>
            <button
              type="button"
              className={styles['line']}
              aria-current={index === now ? 'step' : undefined}
              onClick={() => album.getState().go(stopFor(stops, line))}
            >
              <span className={styles['icon']}>
                <Mark icon={line.icon} />
              </span>
              <span>
                <span className={styles['what']}>{line.what}</span>
                {line.why && <span className={styles['why']}> {line.why}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </PaperCard>
  )
}

/** Scrolls the current entry into view. */
function useInSight(now: number) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const line = list.current?.children[Math.max(0, now)]
    line?.scrollIntoView?.({ block: 'nearest' })
  }, [now])
  return list
}
