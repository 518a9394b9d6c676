import { useMemo } from 'react'
import { type Stop, stopFor } from '../../../playback/album/stops.ts'
import { isSameTurnKey, type TurnKey } from '../../../playback/turn-key.ts'
import { useAlbumWords } from '../../text/album.ts'
import type { Along } from './along.ts'
import styles from './MarkSigns.module.css'
import { useOpened } from './opened.ts'

/** Buttons of the key moments, above their turns on the timeline. */
export function MarkSigns({ along }: { along: Along }) {
  const words = useAlbumWords()
  const { album, stops, chapterOf, marks, signOf } = useOpened()
  const placed = useMemo(
    () =>
      marks
        .map((mark) => ({ ...mark, at: stopFor(stops, mark) }))
        .map((mark) => ({ ...mark, chapter: chapterAt(stops, mark.at) })),
    [marks, stops],
  )
  return (
    <ul aria-label={words.moments}>
      {placed.map(({ at, chapter, kind, what }) => {
        const alike = placed.filter((other) => isSameTurnKey(other.chapter, chapter))
        const beside = (alike.findIndex((other) => other.at === at) - (alike.length - 1) / 2) * 12
        return (
          <li
            key={at}
            className={styles['mark']}
            style={{ left: along.xOf(chapter) + beside }}
            data-kind={kind}
          >
            <button
              type="button"
              data-moment={kind}
              aria-label={words.moment(what, chapterOf(chapter.turn, chapter.part))}
              onClick={() => album.getState().go(at)}
            >
              <svg width={30} height={32} viewBox="-16 -17 32 34" overflow="visible" aria-hidden="true">
                {signOf(kind)}
              </svg>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const chapterAt = (stops: readonly Stop[], at: number): TurnKey => stops[at] ?? { turn: 0 }
