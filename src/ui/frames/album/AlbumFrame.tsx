import { type ComponentType, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { compareFrames, type FramePosition, movesUntil } from '../../../playback/album/stops.ts'
import { isSameChapter } from '../../../playback/chapter.ts'
import { Icon, Plank, TokenButton } from '../../art/index.ts'
import { announce } from '../../page/announce.ts'
import { useAlbumWords } from '../../text/album.ts'
import type { ToldLine } from '../log/told-line.ts'
import { isSmall, useLayout } from '../table/useLayout.ts'
import styles from './AlbumFrame.module.css'
import { Keys } from './Keys.tsx'
import { Leaf } from './Leaf.tsx'
import { eventOfTurn, type Opened, OpenedContext, useOpened, useStop } from './opened.ts'
import { PageMark } from './PageMark.tsx'
import { Slip } from './Slip.tsx'
import { useAlbumKeys } from './useAlbumKeys.ts'

interface AlbumFrameProps<Icon> {
  opened: Opened
  /** Every line of the game, in order. */
  lines: readonly ToldLine<Icon>[]
  LineMark: ComponentType<{ icon: Icon }>
  /** Whose turn it is at this stop, with a picture. */
  whose: ReactNode
  /** The board as it was, behind photo corners. */
  children: ReactNode
  /** Plays on from where so many moves were made; null where it cannot be played on. */
  trying: { most: number; go(moves: number): void } | null
  onClose(): void
}

/** A game as it was, stuck in an album: nothing in it can change. */
export function AlbumFrame<Icon>({ opened, ...page }: AlbumFrameProps<Icon>) {
  return (
    <OpenedContext value={opened}>
      <AlbumOf {...page} />
    </OpenedContext>
  )
}

function AlbumOf<Icon>(props: Omit<AlbumFrameProps<Icon>, 'opened'>) {
  const { lines, LineMark, whose, children, trying, onClose } = props
  const words = useAlbumWords()
  const layout = useLayout()
  const { chapterOf } = useOpened()
  const { stop } = useStop()
  const ofTurn = useMemo(() => lines.filter((line) => isSameChapter(line, stop)), [lines, stop])
  const now = lineAt(ofTurn, stop)
  const title = words.asItWas(chapterOf(stop.turn, stop.part))
  useAlbumKeys()
  useSpokenStops(ofTurn[now])
  return (
    <main className={styles['album']} data-layout={layout} aria-label={title}>
      <div className={styles['stitches']} aria-hidden="true" />
      <div className={styles['slip']}>
        <Slip title={title} />
      </div>
      <div className={styles['plate']}>{children}</div>
      <Leaf lines={ofTurn} now={now} Mark={LineMark} whose={whose} />
      <PageMark />
      <Keys />
      {trying && <TryFromHere {...trying} />}
      <div className={styles['close']}>
        {isSmall(layout) ? (
          <TokenButton size={50} aria-label={words.close} onClick={onClose}>
            <Icon name="cross" size={26} />
          </TokenButton>
        ) : (
          <Plank onClick={onClose}>{words.close}</Plank>
        )}
      </div>
    </main>
  )
}

/** The one way out into play. */
function TryFromHere({ most, go }: { most: number; go(moves: number): void }) {
  const words = useAlbumWords()
  const note = useId()
  const { stops } = useOpened()
  const { at, stop } = useStop()
  const moves = Math.min(movesUntil(stops, at), most)
  return (
    <div className={styles['try']}>
      <Plank tone="blue" aria-describedby={note} onClick={() => go(moves)}>
        {words.tryIt}
      </Plank>
      <p id={note}>{stop.frame >= 0 && moves === stop.move ? words.tryBefore : words.tryNote}</p>
    </div>
  )
}

/**
 * Which of some lines tells of a place, by its index: the next of the same move, since what ends it is told with its last
 * event; else the last that was told before. −1 where nothing has been told yet.
 */
function lineAt(lines: readonly Pick<ToldLine<unknown>, 'move' | 'frame'>[], place: FramePosition): number {
  if (place.frame < 0) return -1
  const next = lines.findIndex((line) => line.move === place.move && compareFrames(line, place) >= 0)
  return next >= 0 ? next : lines.findLastIndex((line) => compareFrames(line, place) <= 0)
}

/** Says aloud what happened where somebody steps; of another turn its name before it. While it plays it is only shown. */
function useSpokenStops(line: { what: string; why: string } | undefined): void {
  const words = useAlbumWords()
  const { album, stops, chapterOf } = useOpened()
  const { at, stop } = useStop()
  const playing = album((open) => open.playing)
  const told = useRef({ at, stop })
  useEffect(() => {
    const before = told.current
    if (playing || before.at === at) return
    told.current = { at, stop }
    const { n, of } = eventOfTurn(stops, at)
    const chapter = isSameChapter(before.stop, stop)
      ? ''
      : words.spoken(chapterOf(stop.turn, stop.part), words.event(n, of))
    const what = line ? `${line.what} ${line.why}`.trim() : words.beginning
    announce([chapter, what].filter(Boolean).join('. '))
  }, [at, playing, line, stop, stops, chapterOf, words])
}
