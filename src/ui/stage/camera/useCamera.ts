import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { BoardCamera, type CameraTargets, type Showing } from './BoardCamera.ts'
import { useBoardEye } from './board-eye.ts'
import type { CoveredParts } from './corners.ts'
import { createSight, type Sight } from './sight.ts'

export interface Camera {
  viewport: RefObject<HTMLElement | null>
  world: RefObject<HTMLDivElement | null>
  /** Null until the board is mounted. */
  eye: RefObject<BoardCamera | null>
  /** The current view, published on each change. */
  sight: Sight
}

/** A camera over the board's layer. `scene` and the corners of `inset` must keep their identity while their content is unchanged. */
export function useCamera(scene: CameraTargets, inset: CoveredParts, showing: Showing): Camera {
  const viewport = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const eye = useBoardEye()
  const seen = useRef({ scene, inset, showing })
  const [sight] = useState(createSight)
  const { top, right, bottom, left, corners } = inset

  useLayoutEffect(() => {
    if (!viewport.current || !world.current) return
    const camera = new BoardCamera(viewport.current, world.current, sight)
    eye.current = camera
    const resized = () => {
      camera.measure()
      camera.look(seen.current.scene, seen.current.inset, false, seen.current.showing)
    }
    const observer = 'ResizeObserver' in window ? new ResizeObserver(resized) : null
    observer?.observe(viewport.current)
    return () => {
      observer?.disconnect()
      camera.leave()
      eye.current = null
    }
  }, [eye, sight])

  // Read the size right away after a window resize: the browser reports it later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: sheets move when the window changes
  useLayoutEffect(() => eye.current?.measure(), [eye, top, right, bottom, left])

  useLayoutEffect(() => {
    seen.current = { scene, inset: { top, right, bottom, left, ...(corners && { corners }) }, showing }
    eye.current?.look(scene, seen.current.inset, true, showing)
  }, [eye, scene, top, right, bottom, left, corners, showing])

  // A stable object, so that components that use only the camera do not render again.
  return useMemo(() => ({ viewport, world, eye, sight }), [eye, sight])
}
