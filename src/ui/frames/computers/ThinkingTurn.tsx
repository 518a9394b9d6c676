import type { IconName } from '../../art/index.ts'
import { ComputerTurn, type ComputerTurnProps } from './ComputerTurn.tsx'
import { usePace } from './pace.ts'
import { type Thinking, useLongThought } from './useLongThought.ts'

interface ThinkingTurnProps extends Omit<ComputerTurnProps, 'instead'> {
  /** Whether it is one that may think long, and what is said then. */
  thinks: boolean
  long: string
  counsel: Thinking
  /** Who decides at once then, and what it is called not to wait. */
  instead: { name: string; icon: IconName }
  /** Where that button comes, the words have the room of the picture. */
  makesRoom?: boolean
}

/** While a computer player must act that may think long: then another may decide. */
export function ThinkingTurn(props: ThinkingTurnProps) {
  const { thinks, long, counsel, instead, makesRoom = false, note, picture, ...turn } = props
  const waiting = usePace((pace) => pace.waiting)
  const isLong = useLongThought(counsel, long, thinks && !waiting)
  return (
    <ComputerTurn
      note={isLong ? long : note}
      picture={!(isLong && makesRoom) && picture}
      instead={isLong ? { ...instead, choose: counsel.waitNoLonger } : null}
      {...turn}
    />
  )
}
