import { memo, useLayoutEffect, useRef } from 'react'
import type { Event } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../engine/kernel/index.ts'
import type { Camera } from '../../../../ui/stage/camera/useCamera.ts'
import type { Spot } from '../../../../ui/stage/spot.ts'
import { usePlayback } from '../../table.ts'
import { weightOf } from '../../timing/weight.ts'
import { spotOf } from '../forest/layout.ts'
import styles from './dim.module.css'

/** Where an event has a moment of its own; null for all others. */
function momentSpot(event: Event): Spot | null {
  if (!weightOf(event)) return null
  return spotOf(event.type === 'diamond-destroyed' ? event.at : CENTRE)
}

/** While a heart or a diamond breaks all of the board grows dim but that spot, which is brought into sight. */
export const Dim = memo(function Dim({ camera: { eye, sight } }: { camera: Camera }) {
  const layer = useRef<HTMLDivElement>(null)
  const cue = usePlayback((playback) => playback.cue)
  const weight = cue && weightOf(cue.event)
  useLayoutEffect(() => {
    const spot = cue && momentSpot(cue.event)
    if (!spot) return
    eye.current?.reveal(spot)
    return sight.watch(({ x, y, tile }) => {
      const { style } = layer.current ?? {}
      style?.setProperty('--x', `${x + spot.x * tile}px`)
      style?.setProperty('--y', `${y + spot.y * tile}px`)
      style?.setProperty('--reach', `${tile}px`)
    })
  }, [cue, eye, sight])
  return <div ref={layer} className={styles['dim']} data-dim={weight ?? 'none'} aria-hidden="true" />
})
