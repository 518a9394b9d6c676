import { memo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, neighbour } from '../../../../engine/kernel/index.ts'
import { MonsterIcon } from '../../art/index.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { placeName } from '../forest/names.ts'
import styles from './Foresight.module.css'
import type { FaceOutcome } from './outcomes.ts'
import { AskStep } from './why/AskWhy.tsx'

interface StrideListProps {
  outcome: FaceOutcome
  /** The live state, about which a step can be explained; null for a considered one. */
  real: State | null
}

/** The run of every monster in a future, in the order of the rules: the arrows in words. */
export const StrideList = memo(function StrideList({ outcome: { strides, side }, real }: StrideListProps) {
  const m = useAllWords()
  if (strides.length === 0) return <p className={styles['note']}>{m.futures.nobody}</p>
  return (
    <ol className={styles['deeds']}>
      {strides.map((stride) => (
        <li key={stride.monster} className={styles['deed']} data-end={stride.end}>
          <span className={styles['order']} aria-hidden="true">
            {stride.order}
          </span>
          <MonsterIcon kind={stride.kind} size={26} />
          <span className="unseen">{m.common.monsters[stride.kind]}:</span> <span>{deedOf(m, stride)}</span>
          {real && <AskStep real={real} stride={stride} way={side ?? 'all'} />}
        </li>
      ))}
    </ol>
  )
})

/** Returns the run of a monster in a few words. */
function deedOf(m: AllWords, { path, end }: FaceOutcome['strides'][number]): string {
  const { does } = m.futures
  if (end !== 'stands') return does[end]
  const [from = CENTRE] = path
  const last = path.at(-1) ?? from
  const side = DIRECTIONS.find((direction) => neighbour(from, direction) === last)
  return side && path.length === 2
    ? does.steps(m.common.directions[side])
    : does.hurries(path.length - 1, placeName(m, last))
}
