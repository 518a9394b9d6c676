import { type State, sideOfDie } from '../../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import { DieIcon } from '../../../../ui/art/index.ts'
import { afterMovements, awaitsMovement, type Movement } from '../../foresight/index.ts'
import type { Goal } from '../../rescues/index.ts'
import { type RescuesWords, useRescuesWords } from '../../words/rescues.ts'
import styles from './rescues.module.css'

interface KnownRollProps {
  goal: Goal
  /** The live state of the game. */
  real: State
}

/** The ribbon of a rescue: the known next rolls, and their effect on the current position. */
export function KnownRoll({ goal, real }: KnownRollProps) {
  const words = useRescuesWords()
  const isRoll = goal.kind === 'survive'
  const dice = isRoll ? goal.dice : []
  return (
    <div className={styles['known']} role="status">
      {dice.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the dice is what they are
        <DieIcon key={index} face={face} size={38} />
      ))}
      <p>
        <b>{isRoll ? dice.map((face) => knownWords(words, face)).join('; ') : words.diamondKnown}</b>
        <span>{isRoll ? outlook(words, dice, real) : words.diamondNote}</span>
      </p>
    </div>
  )
}

const knownWords = (words: RescuesWords, face: DieFace): string => words.known(face, words.moves(moved(face)))

const moved = (face: DieFace): Movement | 'choose' =>
  face === 6 ? 'all' : face === 5 ? 'choose' : sideOfDie(face)

/** Returns the effect of the known dice now. Returns '' if a die needs a choice, or if no monster will move. */
function outlook(words: RescuesWords, dice: readonly DieFace[], real: State): string {
  const ways = dice.map(moved).filter((way) => way !== 'choose')
  if (!awaitsMovement(real) || ways.length < dice.length) return ''
  return words.asItStands(real.hearts - afterMovements(real, ways).hearts)
}
