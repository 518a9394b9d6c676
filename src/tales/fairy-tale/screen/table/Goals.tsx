import { memo } from 'react'
import { DIAMONDS, heartsOf, progressOf, type State } from '../../../../engine/fairy-tale/index.ts'
import { InfoButton } from '../../../../ui/frames/info-card/InfoButton.tsx'
import { GemIcon, HeartIcon } from '../../art/index.ts'
import { usePlayback } from '../../runtime.ts'
import { progressWords } from '../../words/goal-words.ts'
import { useMessages } from '../../words/messages.ts'
import { ProgressDial } from '../forest/ProgressDial.tsx'
import { gemsOf } from '../market/pile-thirds.ts'
import { about } from '../subject.ts'
import styles from './Goals.module.css'

interface GoalProps {
  state: State
  /** True in a narrow window. */
  small: boolean
}

/** The heart or diamond that breaks, from 0, and the duration in milliseconds. */
interface Breaking {
  index: number
  ms: number
}

/** Returns the heart that is being lost. */
function useBreakingHeart(): Breaking | null {
  const hurt = usePlayback(({ cue }) => (cue?.event.type === 'oak-hurt' ? cue : null))
  return hurt?.event.type === 'oak-hurt' ? { index: hurt.event.hearts, ms: hurt.motion } : null
}

/** Returns the diamond that is being broken: the last of the broken ones. */
function useBreakingGem(): Breaking | null {
  const broken = usePlayback(({ cue }) => (cue?.event.type === 'diamond-destroyed' ? cue : null))
  if (broken?.event.type !== 'diamond-destroyed') return null
  return { index: broken.event.destroyed - 1, ms: broken.motion }
}

/** The oak's hearts, in pictures and in words. */
export const Hearts = memo(function Hearts({ state, small }: GoalProps) {
  const { table } = useMessages()
  const words = table.hearts(state.hearts)
  const all = heartsOf(state.rules)
  const breaking = useBreakingHeart()
  return (
    <InfoButton {...about({ kind: 'hearts' })} className={styles['goal']} data-goal="hearts">
      <span className={styles['row']} aria-hidden="true">
        {Array.from({ length: all }, (_, index) => index).map((index) => (
          <HeartIcon
            key={index}
            full={index < state.hearts}
            size={small ? 25 : 40}
            breaking={breaking?.index === index ? breaking.ms : null}
          />
        ))}
      </span>
      {small && <span className="unseen">{words}</span>}{' '}
      <span className={styles['words']}>{small ? table.heartsShort(state.hearts, all) : words}</span>
    </InfoButton>
  )
})

/** The goal: the dark diamonds, or the one that the table chose instead [R 68]. */
export const Goal = memo(function Goal({ state, small }: GoalProps) {
  const { table } = useMessages()
  const words = progressWords(table, state)
  const progress = progressOf(state)
  if (!words || !progress) return <Diamonds state={state} small={small} />
  return (
    <InfoButton {...about({ kind: 'goal' })} className={styles['goal']} data-goal="goal">
      <span className={styles['row']} aria-hidden="true">
        <ProgressDial progress={progress} size={small ? 30 : 42} />
      </span>
      {small && <span className="unseen">{words}</span>}{' '}
      <span className={styles['words']}>{small ? progressWords(table, state, small) : words}</span>
    </InfoButton>
  )
})

/** The three dark diamonds and their positions, in pictures and in words. */
function Diamonds({ state, small }: GoalProps) {
  const { table } = useMessages()
  const gems = gemsOf(state)
  const breaking = useBreakingGem()
  const count = (gem: (typeof gems)[number]) => gems.filter((other) => other === gem).length
  return (
    <InfoButton {...about({ kind: 'diamonds' })} className={styles['goal']} data-goal="diamonds">
      <span className={styles['row']} aria-hidden="true">
        {[...gems.entries()].map(([index, gem]) => (
          <GemIcon
            key={index}
            state={gem}
            size={small ? 26 : 40}
            breaking={breaking?.index === index ? breaking.ms : null}
          />
        ))}
      </span>
      <span className="unseen">
        {table.diamondStates(count('destroyed'), count('forest'), count('drawn'), count('hidden'))}
      </span>{' '}
      <span className={styles['words']}>
        {small ? table.diamondsShort(state.diamonds, DIAMONDS) : table.diamonds(state.diamonds, DIAMONDS)}
      </span>
    </InfoButton>
  )
}
