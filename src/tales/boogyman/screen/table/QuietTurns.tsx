import { memo } from 'react'
import { MOST_QUIET } from '../../../../engine/boogyman/index.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './QuietTurns.module.css'

/** The current series of turns without a spawn, call or capture [B 17]: one dot for each turn, up to the draw. */
export const QuietTurns = memo(function QuietTurns({ quiet }: { quiet: number }) {
  const { table } = useMessages()
  const turns = Math.max(0, quiet)
  return (
    <div className={styles['quiet']}>
      <svg viewBox={`0 0 ${MOST_QUIET * 5} 5`} width="100%" display="block" aria-hidden="true">
        {Array.from({ length: MOST_QUIET }, (_, turn) => turn).map((turn) => (
          <circle
            key={turn}
            cx={2.5 + turn * 5}
            cy={2.5}
            r={1.7}
            fill={turn < turns ? 'var(--ink)' : 'none'}
            stroke="var(--ink-2)"
            strokeWidth={0.6}
          />
        ))}
      </svg>
      <p>{table.quiet(turns)}</p>
    </div>
  )
})
