import { type PointerEvent, useMemo, useRef } from 'react'
import { useSize } from '../../art/useSize.ts'
import { useAlbumWords } from '../../text/album.ts'
import { useSmall } from '../table/useLayout.ts'
import { chaptersOf, numbered, placesAlong } from './along.ts'
import { Curve } from './Curve.tsx'
import { MarkSigns } from './MarkSigns.tsx'
import { eventOfTurn, useOpened, useStop } from './opened.ts'
import styles from './PageMark.module.css'

/** Distances of the first and the last turn from the ends of the strip, in pixels. The tassel takes room at the left. */
const ENDS = { wide: { left: 92, right: 62 }, small: { left: 26, right: 34 } } as const

/** Turn numbers closer to the thumb than this are hidden, in pixels. */
const CLEAR = 38

/** The timeline of an album, a page-mark with a tick for every turn. */
export function PageMark() {
  const words = useAlbumWords()
  const { album, stops, chapterOf, odds } = useOpened()
  const { at, stop } = useStop()
  const strip = useRef<HTMLDivElement>(null)
  const width = useSize(strip, 'width', 1372)
  const small = useSmall()
  const ends = small ? ENDS.small : ENDS.wide
  const chapters = useMemo(() => chaptersOf(stops), [stops])
  const along = placesAlong(chapters, ends.left, width - ends.right)
  const { n, of } = eventOfTurn(stops, at)
  const x = along.xOf(stop)
  const scrub = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    album.getState().go(along.stopAt(event.clientX - left, stops))
  }
  return (
    <div
      ref={strip}
      className={styles['strip']}
      data-odds={odds ? '' : undefined}
      onPointerDown={(event) => {
        if (event.button !== 0 || (event.target as Element).closest('[data-moment]')) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        scrub(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture?.(event.pointerId) && scrub(event)}
    >
      <Silk width={width} />
      {!small && <Tassel />}
      {odds && <Curve odds={odds} now={stop.turn} along={along} width={width} lowest={small ? 34 : 40} />}
      {along.chapters.map(({ x: line, ...chapter }) => (
        <span
          key={`${chapter.part} ${chapter.turn}`}
          className={styles['stop']}
          style={{ left: line }}
          data-passed={line <= x ? '' : undefined}
          data-decided={chapter.turn === odds?.decided ? '' : undefined}
          aria-hidden="true"
        >
          {Math.abs(line - x) > CLEAR && numbered(chapters, chapter, along.apart) ? chapter.turn || '' : ''}
        </span>
      ))}
      <MarkSigns along={along} />
      <div
        className={styles['thumb']}
        style={{ left: x }}
        role="slider"
        tabIndex={0}
        aria-label={words.where}
        aria-valuemin={0}
        aria-valuemax={stops.length - 1}
        aria-valuenow={at}
        aria-valuetext={words.spoken(chapterOf(stop.turn, stop.part), words.event(n, of))}
      >
        <span className={styles['disc']}>{stop.turn}</span>
      </div>
    </div>
  )
}

/** The strip itself: cream, edged with crimson silk, with a swallow's tail. */
function Silk({ width }: { width: number }) {
  const w = Math.round(width)
  return (
    <svg className={styles['silk']} viewBox={`0 0 ${w} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 2H${w}L${w - 30} 50 ${w} 98H0z`} className={styles['shade']} />
      <path d={`M0 2H${w}L${w - 30} 50 ${w} 98H0z`} className={styles['cream']} />
      <path d={`M0 2H${w}l-5 7H0zM0 91H${w - 5}l5 7H0z`} className={styles['edge']} />
      <path d={`M4 5.500H${w - 4}M4 94.500H${w - 4}`} className={styles['thread']} />
      <path d={`M0 2H${w}L${w - 30} 50 ${w} 98H0z`} className={styles['rim']} />
    </svg>
  )
}

/** At its head: an eyelet, and a tassel that hangs over the edge. */
const Tassel = () => (
  <svg className={styles['tassel']} viewBox="-16 -16 56 86" aria-hidden="true">
    <circle cx={24} r={9} className={styles['hole']} />
    <circle cx={24} r={13} fill="none" stroke="var(--gilt)" strokeWidth={3} />
    <path d="M24 0Q4-4-2 22" fill="none" stroke="var(--piece-ink)" strokeWidth={6} />
    <path d="M24 0Q4-4-2 22" fill="none" stroke="var(--gilt)" strokeWidth={3} />
    <path d="M-9 22h14l4 40H-13z" fill="var(--seal)" stroke="var(--piece-ink)" strokeWidth={2} />
    <path d="M-5 34v26M-1 34v28M4 34v26" className={styles['thread']} />
    <path d="M-10 22h16v8h-16z" fill="var(--gilt)" stroke="var(--piece-ink)" strokeWidth={1.8} />
  </svg>
)
