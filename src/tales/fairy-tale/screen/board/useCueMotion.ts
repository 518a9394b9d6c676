import { type RefObject, useLayoutEffect } from 'react'
import type { Event } from '../../../../engine/fairy-tale/index.ts'
import { wantsLessMotion } from '../../../../store/motion.ts'
import type { Cue } from '../../table.ts'
import { spotOf } from './layout.ts'
import { characterPiece, monsterPiece } from './tokens/actor.ts'

/** The pieces that move in an event and end where they began, and how they do. */
interface Stirring {
  pieces: readonly string[]
  frames: Keyframe[]
}

/** What stirs in an event; null where nothing does. */
function motionOf(event: Event): Stirring | null {
  switch (event.type) {
    // Those who are about to move are seen to be the ones.
    case 'movement-began':
      return { pieces: event.monsters.map(monsterPiece), frames: [1, 1.14, 1].map((scale) => ({ scale })) }
    case 'monster-stayed': {
      // Asleep or busy eating it only breathes; else it wants on, and cannot.
      if (event.held && 'by' in event.held) {
        const rise = (percent: number) => ({ transform: `translateY(${percent}%)` })
        return { pieces: [monsterPiece(event.monster)], frames: [0, -6, 0].map(rise) }
      }
      const lean = (percent: number) => ({ transform: `translateX(${percent}%)` })
      return { pieces: [monsterPiece(event.monster)], frames: [0, -9, 9, -5, 0].map(lean) }
    }
    case 'diamond-destroyed': {
      const [from, to] = [spotOf(event.from), spotOf(event.at)]
      const there = `translate(calc(var(--tile) * ${to.x - from.x}), calc(var(--tile) * ${to.y - from.y}))`
      return {
        pieces: [characterPiece(event.seat)],
        frames: [{ transform: 'none' }, { transform: there, offset: 0.4 }, { transform: 'none' }],
      }
    }
    default:
      return null
  }
}

/** Moves the pieces that an event moves without giving them another place. */
export function useCueMotion(world: RefObject<HTMLElement | null>, cue: Cue | null): void {
  useLayoutEffect(() => {
    const motion = cue && motionOf(cue.event)
    if (!motion || wantsLessMotion()) return
    for (const name of motion.pieces) {
      const piece = world.current?.querySelector<HTMLElement>(`[data-piece="${name}"]`)
      if (piece && 'animate' in piece) {
        piece.animate(motion.frames, { duration: cue.motion, easing: 'ease-in-out' })
      }
    }
  }, [world, cue])
}
