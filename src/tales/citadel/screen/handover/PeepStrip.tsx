import { useLayoutEffect, useRef } from 'react'
import type { Seat } from '../../../../engine/citadel/index.ts'
import { Plank, Sheet } from '../../../../ui/art/index.ts'
import { peep } from '../../viewing.ts'
import { useMessages } from '../../words/useMessages.ts'
import { orderTitle } from '../now/names.ts'
import styles from './Gate.module.css'

/** While the board alone is looked at: for whom the gate waits, and the way back to it. */
export function PeepStrip({ seat }: { seat: Seat }) {
  const m = useMessages()
  const { gate } = m.table
  const back = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => back.current?.focus({ preventScroll: true }), [])
  return (
    <Sheet seed="peep" className={styles['strip']}>
      <p>
        <b>{orderTitle(m, seat)}.</b> {gate.secret}
      </p>
      <Plank ref={back} tone="blue" onClick={() => peep(false)}>
        {gate.back}
      </Plank>
    </Sheet>
  )
}
