import { useForesight } from '../../table.ts'
import { useRaised } from '../now/useRise.ts'
import styles from './Future.module.css'
import { FutureCards } from './FutureCards.tsx'
import { useAhead } from './useAhead.ts'

/** The six futures side by side below the board, while they lie open. */
export function FutureStrip() {
  const open = useForesight((foresight) => foresight.open)
  const sight = useAhead()
  const raised = useRaised()
  if (!open || !sight) return null
  return (
    <div className={styles['strip']} style={raised}>
      <FutureCards ahead={sight.ahead} flow="row" />
    </div>
  )
}
