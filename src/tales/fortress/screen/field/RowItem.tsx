import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react'
import { isFocusByKey, targetRef } from '../../../../ui/input/targets.ts'
import { useFingerHold } from '../../../../ui/input/useFingerHold.ts'
import { type Aimed, isSameAim } from '../../intent/aim.ts'
import { useAim, useTable } from '../../runtime.ts'
import styles from './RowItem.module.css'
import { rove, spotTarget, useSpotRow } from './SpotRow.tsx'

interface SpotProps {
  /** The index in its row, from 0. */
  index: number
  name: string
  /** The target for inspection. */
  aim: Aimed
  /** True if the action is allowed now; otherwise a click explains the refusal. */
  ready?: boolean
  onDo(): void
  className?: string | undefined
  style?: CSSProperties
  children: ReactNode
}

/**
 * An item of a row to inspect and to act on. A mouse inspects on hover and acts on click. A finger inspects on the first tap or a long
 * press, and acts on the second tap. The keyboard inspects on focus.
 */
export function RowItem({ index, name, aim, ready = false, onDo, ...rest }: SpotProps) {
  const table = useTable()
  const { className, style, children } = rest
  const finger = useRef(false)
  const { row, stop, enter } = useSpotRow()
  const isAimed = useAim(({ aimed }) => isSameAim(aimed, aim))
  const { look, hold } = table.aim.getState()
  const lookByFinger = useFingerHold(() => ({ onHold: () => hold(aim) }))
  const press = () => {
    const { aimed, held } = table.aim.getState()
    const isSecond = held && isSameAim(aimed, aim)
    if (finger.current && !isSecond) hold(aim)
    else onDo()
  }
  const byMouse = (then: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') then()
  }
  return (
    <button
      ref={targetRef(spotTarget(row, index))}
      type="button"
      className={`${styles['spot']} ${className ?? ''}`}
      style={style}
      aria-label={name}
      data-row={row}
      data-ready={ready || undefined}
      data-aimed={isAimed || undefined}
      tabIndex={index === stop ? 0 : -1}
      onPointerDown={(event) => {
        finger.current = event.pointerType !== 'mouse'
        lookByFinger(event)
      }}
      onPointerEnter={byMouse(() => look(aim))}
      onPointerLeave={byMouse(() => look(null))}
      onFocus={({ target }) => {
        enter(index)
        if (isFocusByKey(target)) look(aim)
      }}
      onBlur={() => look(null)}
      onKeyDown={(event) => {
        finger.current = false
        rove(event)
      }}
      onClick={press}
    >
      {children}
    </button>
  )
}
