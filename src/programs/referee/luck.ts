import {
  type Chance,
  type RandomState,
  type Script,
  scriptedChance,
  seededChance,
} from '../../engine/kernel/index.ts'

/** What was wrong with the luck that a request brought along. */
export type LuckFault =
  | { code: 'draw-out-of-range'; draw: number; size: number }
  | { code: 'die-out-of-range'; die: number; faces: number }
  | { code: 'luck-left-over'; dice: number; draws: number }

/**
 * The luck of a request: first what it brought along, then the generator of the position. `fault` says
 * afterwards what was impossible or never used; the action must then not count.
 */
export function givenLuck(script: Script): {
  chanceFor: (holder: { random: RandomState }) => Chance
  fault: () => LuckFault | null
} {
  let wrong: LuckFault | null = null
  let left: () => Required<Script> = () => ({ dice: [], draws: [] })
  const chanceFor = (holder: { random: RandomState }): Chance => {
    const chance = scriptedChance(script, seededChance(holder))
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
