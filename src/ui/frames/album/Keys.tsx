import { useId } from 'react'
import { PACES, type Pace } from '../../../playback/album/album.ts'
import type { Unit, Way } from '../../../playback/album/steps.ts'
import { Icon, IconButton } from '../../art/index.ts'
import { useAlbumWords } from '../../text/album.ts'
import { PunchedPick } from '../cover/PunchedPick.tsx'
import { useLayout } from '../table/useLayout.ts'
import styles from './Keys.module.css'
import { useOpened } from './opened.ts'

/** The controls of an album: the pace, and the step buttons with their shortcuts. */
export function Keys() {
  const words = useAlbumWords()
  return (
    <div className={styles['keys']}>
      <Paces />
      <fieldset className={styles['steps']}>
        <legend className="unseen">{words.where}</legend>
        <EndKey way={-1} />
        <StepKey unit="turn" way={-1} />
        <StepKey unit="action" way={-1} />
        <StepKey unit="event" way={-1} />
        <PlayKey />
        <StepKey unit="event" way={1} />
        <StepKey unit="action" way={1} />
        <StepKey unit="turn" way={1} />
        <EndKey way={1} />
      </fieldset>
    </div>
  )
}

const STEP_KEYS: Record<Unit, string> = { event: 'ArrowRight', action: 'Shift+ArrowRight', turn: 'PageDown' }
const BACK_KEYS: Record<Unit, string> = { event: 'ArrowLeft', action: 'Shift+ArrowLeft', turn: 'PageUp' }

function StepKey({ unit, way }: { unit: Unit; way: Way }) {
  const words = useAlbumWords()
  const { album, stops } = useOpened()
  const isOver = album(({ at }) => at === (way < 0 ? 0 : stops.length - 1))
  return (
    <Key
      name={(way < 0 ? words.back : words.on)[unit]}
      word={words.keys[unit]}
      keys={(way < 0 ? BACK_KEYS : STEP_KEYS)[unit]}
      shape={unit}
      way={way}
      off={isOver}
      onPress={() => album.getState().step(unit, way)}
    />
  )
}

function EndKey({ way }: { way: Way }) {
  const words = useAlbumWords()
  const { album, stops } = useOpened()
  const end = way < 0 ? 0 : stops.length - 1
  const isOver = album(({ at }) => at === end)
  return (
    <Key
      name={way < 0 ? words.back.first : words.on.last}
      word={way < 0 ? words.keys.first : words.keys.last}
      keys={way < 0 ? 'Home' : 'End'}
      shape="end"
      way={way}
      off={isOver}
      onPress={() => album.getState().go(end)}
    />
  )
}

interface KeyProps {
  name: string
  word: string
  keys: string
  shape: Unit | 'end'
  way: Way
  /** True if there is no further stop in this direction. */
  off: boolean
  onPress(): void
}

function Key({ name, word, keys, shape, way, off, onPress }: KeyProps) {
  const size = useLayout() === 'wide' ? 52 : 46
  return (
    <div className={styles['key']} data-shape={shape}>
      <IconButton
        size={size}
        aria-label={name}
        aria-keyshortcuts={keys}
        aria-disabled={off || undefined}
        onClick={() => !off && onPress()}
      >
        <svg width={34} height={34} viewBox="-32 -32 64 64" aria-hidden="true">
          <path
            d={SHAPES[shape]}
            className={styles['sign']}
            transform={way < 0 ? 'scale(-1 1)' : undefined}
          />
        </svg>
      </IconButton>
      <span aria-hidden="true">{word}</span>
    </div>
  )
}

/** One triangle for an event, two for an action, a triangle and a bar for a turn, both for the ends. */
const SHAPES: Record<KeyProps['shape'], string> = {
  event: 'M-10-18L18 0-10 18z',
  action: 'M-24-16L0 0-24 16zM2-16L26 0 2 16z',
  turn: 'M-18-18L8 0-18 18zM14-18h7v36h-7z',
  end: 'M-27-16L-6 0-27 16zM-6-16L15 0-6 16zM18-18h7v36h-7z',
}

function PlayKey() {
  const words = useAlbumWords()
  const { album } = useOpened()
  const playing = album((open) => open.playing)
  const name = playing ? words.pause : words.play
  const press = () => {
    const { play, pause } = album.getState()
    if (playing) pause()
    else play()
  }
  return (
    <IconButton
      size={66}
      className={styles['play']}
      aria-label={name}
      aria-keyshortcuts="Space"
      onClick={press}
    >
      <Icon name={playing ? 'pause' : 'play'} size={34} />
    </IconButton>
  )
}

function Paces() {
  const words = useAlbumWords()
  const { album } = useOpened()
  const pace = album((open) => open.pace)
  const name = useId()
  return (
    <fieldset className={styles['paces']}>
      <legend className={styles['legend']}>{words.pace}</legend>
      <div className={styles['picks']}>
        {PACES.map((one) => (
          <PunchedPick
            key={one}
            name={name}
            checked={one === pace}
            onChange={() => album.getState().choosePace(one)}
            picture={<Boots pace={one} />}
          >
            {words.paces[one]}
          </PunchedPick>
        ))}
      </div>
    </fieldset>
  )
}

/** One, two or three pairs of boots. */
const Boots = ({ pace }: { pace: Pace }) => (
  <span className={styles['boots']}>
    {PACES.slice(0, PACES.indexOf(pace) + 1).map((pair) => (
      <Icon key={pair} name="boot-prints" size={17} />
    ))}
  </span>
)
