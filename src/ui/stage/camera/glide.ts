import type { BoardPoint } from '../board-point.ts'
import { between, type CameraView } from './camera-view.ts'

/** Duration of the animation, in milliseconds. */
const GLIDE_MS = 320

const easeOut = (part: number): number => 1 - (1 - part) ** 3

/** The animation from one view to another. */
export class Glide {
  #frame = 0
  #goal: CameraView | null = null

  /** The final view of the animation, or null at rest. */
  get goal(): CameraView | null {
    return this.#frame === 0 ? null : this.#goal
  }

  /** Animates from one view to another. Zooming is around `middle`, a point of the viewport. */
  start(from: CameraView, to: CameraView, middle: BoardPoint, show: (view: CameraView) => void): void {
    this.stop()
    this.#goal = to
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / GLIDE_MS)
      this.#frame = part < 1 ? requestAnimationFrame(step) : 0
      show(part < 1 ? between(from, to, easeOut(Math.max(0, part)), middle) : to)
    }
    this.#frame = requestAnimationFrame(step)
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }
}
