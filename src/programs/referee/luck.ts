import { type RandomState, type Rng, type Script, scriptedRng, trialRng } from '../../engine/kernel/index.ts'

/** The fault in the dice and draws of a request. */
export type LuckFault =
  | { code: 'draw-out-of-range'; draw: number; size: number }
  | { code: 'die-out-of-range'; die: number; faces: number }
  | { code: 'luck-left-over'; dice: number; draws: number }

/**
 * Makes the rng of a request: first its own dice and draws, then the generator of the position. A position of a game with random words has
 * none: its luck is made up. `fault` returns afterwards whether a number was impossible or unused; in that case the action must not count.
 */
export function givenLuck(script: Script): {
  chanceFor: (holder: { random: RandomState }) => Rng
  fault: () => LuckFault | null
} {
  let wrong: LuckFault | null = null
  let left: () => Required<Script> = () => ({ dice: [], draws: [] })
  const chanceFor = (holder: { random: RandomState }): Rng => {
    const chance = scriptedRng(script, trialRng(holder))
    left = chance.leftOver
    return {
      die(faces) {
        const die = chance.die(faces)
        if (die <= faces) return die
        wrong ??= { code: 'die-out-of-range', die, faces }
        return 1
      },
      draw(size) {
        const draw = chance.draw(size)
        if (draw < size) return draw
        wrong ??= { code: 'draw-out-of-range', draw, size }
        return 0
      },
    }
  }
  return { chanceFor, fault: () => wrong ?? leftOver(left()) }
}

const leftOver = ({ dice, draws }: Required<Script>): LuckFault | null =>
  dice.length + draws.length > 0 ? { code: 'luck-left-over', dice: dice.length, draws: draws.length } : null
