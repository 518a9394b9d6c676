import { type ComponentType, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { compareFrames, type FramePosition, movesUntil } from '../../../playback/album/stops.ts'
import { isSameTurnKey } from '../../../playback/turn-key.ts'
import { Button, Icon, IconButton } from '../../art/index.ts'
import { announce } from '../../page/announce.ts'
import { useAlbumWords } from '../../text/album.ts'
import type { PlacedLogEntryOf } from '../log/log-entry.ts'
import { isSmall, useLayout } from '../table/useLayout.ts'
import styles from './AlbumFrame.module.css'
import { Keys } from './Keys.tsx'
import { Leaf } from './Leaf.tsx'
import { eventOfTurn, type Opened, OpenedContext, useOpened, useStop } from './opened.ts'
import { PageMark } from './PageMark.tsx'
import { ReplayLabel } from './ReplayLabel.tsx'
import { useAlbumKeys } from './useAlbumKeys.ts'

interface AlbumFrameProps<Icon> {
  opened: Opened
  /** All log entries of the game, in order. */
  lines: readonly PlacedLogEntryOf<Icon>[]
  LineMark: ComponentType<{ icon: Icon }>
  /** The name and picture of the player on turn at this stop. */
  whose: ReactNode
  /** The board at this stop, in a frame with photo corners. */
  children: ReactNode
  /** Starts a dream after a number of moves, at most `most`; null if the game cannot be played on from here. */
  trying: { most: number; go(moves: number): void } | null
  onClose(): void
}

/** The page of an album: a game that can be stepped through and not changed. */
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
  const ofTurn = useMemo(() => lines.filter((line) => isSameTurnKey(line, stop)), [lines, stop])
  const now = lineAt(ofTurn, stop)
  const title = words.asItWas(chapterOf(stop.turn, stop.part))
  useAlbumKeys()
  useSpokenStops(ofTurn[now])
  return (
    <main className={styles['album']} data-layout={layout} aria-label={title}>
      <div className={styles['stitches']} aria-hidden="true" />
      <div className={styles['slip']}>
        <ReplayLabel title={title} />
      </div>
      <div className={styles['plate']}>{children}</div>
      <Leaf lines={ofTurn} now={now} Mark={LineMark} whose={whose} />
      <PageMark />
      <Keys />
      {trying && <TryFromHere {...trying} />}
      <div className={styles['close']}>
        {isSmall(layout) ? (
          <IconButton size={50} aria-label={words.close} onClick={onClose}>
            <Icon name="cross" size={26} />
          </IconButton>
        ) : (
          <Button onClick={onClose}>{words.close}</Button>
        )}
      </div>
    </main>
  )
}

/** The button that starts a dream at this stop. */
function TryFromHere({ most, go }: { most: number; go(moves: number): void }) {
  const words = useAlbumWords()
  const note = useId()
  const { stops } = useOpened()
  const { at, stop } = useStop()
  const moves = Math.min(movesUntil(stops, at), most)
  return (
    <div className={styles['try']}>
      <Button tone="blue" aria-describedby={note} onClick={() => go(moves)}>
        {words.tryIt}
      </Button>
      <p id={note}>{stop.frame >= 0 && moves === stop.move ? words.tryBefore : words.tryNote}</p>
    </div>
  )
}

/**
 * Returns the index of the log entry for a position: the next entry of the same move, else the last one before. An entry is placed at the
 * last event that it describes. Returns −1 at the beginning.
 */
function lineAt(
  lines: readonly Pick<PlacedLogEntryOf<unknown>, 'move' | 'frame'>[],
  place: FramePosition,
): number {
  if (place.frame < 0) return -1
  const next = lines.findIndex((line) => line.move === place.move && compareFrames(line, place) >= 0)
  return next >= 0 ? next : lines.findLastIndex((line) => compareFrames(line, place) <= 0)
}

/** Announces the event of a stop after a manual step, with the name of the turn if it changed. Playback stays silent. */
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
    const chapter = isSameTurnKey(before.stop, stop)
      ? ''
      : words.spoken(chapterOf(stop.turn, stop.part), words.event(n, of))
    const what = line ? `${line.what} ${line.why}`.trim() : words.beginning
    announce([chapter, what].filter(Boolean).join('. '))
  }, [at, playing, line, stop, stops, chapterOf, words])
}
