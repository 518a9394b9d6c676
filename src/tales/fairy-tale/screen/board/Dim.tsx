import { memo, useLayoutEffect, useRef } from 'react'
import type { Event } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import type { Camera } from '../../../../ui/stage/camera/useCamera.ts'
import { isPerson } from '../../controllers.ts'
import { type Table, usePlayback, useTable } from '../../runtime.ts'
import { weightOf } from '../../timing/weight.ts'
import { spotOf } from '../forest/layout.ts'
import styles from './dim.module.css'

/** The spot of an event with a moment of its own; null for all others. */
function momentSpot(event: Event): BoardPoint | null {
  if (!weightOf(event)) return null
  return spotOf(event.type === 'diamond-destroyed' ? event.at : CENTRE)
}

/** The spot of a bot's action in an event; null for other events. */
function botSpot(event: Event, { leaders, playback }: Table): BoardPoint | null {
  if (!('seat' in event && 'at' in event) || event.seat === null || event.at === null) return null
  const seat = playback.getState().shown?.seats[event.seat]
  return seat && !isPerson(leaders.getState().table, seat) ? spotOf(event.at) : null
}

/** Dims the board around a breaking heart or diamond and brings that spot into view. Does the same for actions of bots. */
export const Dim = memo(function Dim({ camera: { eye, sight } }: { camera: Camera }) {
  const table = useTable()
  const layer = useRef<HTMLDivElement>(null)
  const cue = usePlayback((playback) => playback.cue)
  const weight = cue && weightOf(cue.event)
  useLayoutEffect(() => {
    const spot = cue && momentSpot(cue.event)
    const seen = spot ?? (cue && botSpot(cue.event, table))
    if (seen) eye.current?.reveal(seen)
    if (!spot) return
    return sight.watch(({ x, y, tile }) => {
      const { style } = layer.current ?? {}
      style?.setProperty('--x', `${x + spot.x * tile}px`)
      style?.setProperty('--y', `${y + spot.y * tile}px`)
      style?.setProperty('--reach', `${tile}px`)
    })
  }, [cue, eye, sight, table])
  return <div ref={layer} className={styles['dim']} data-dim={weight ?? 'none'} aria-hidden="true" />
})
