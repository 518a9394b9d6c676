import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { classNames } from '../../art/classNames.ts'
import { Plank } from '../../art/index.ts'
import styles from './HoldPlank.module.css'

/** How long it is held down, in milliseconds: too long for a slip, too short to grow tired. */
const HOLD = 700

interface HoldPlankProps extends Pick<ComponentProps<'button'>, 'children'> {
  onHeld: () => void
}

const isPressKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

/**
 * A plank that is held down for a moment, so that nobody presses it by mistake. Whoever cannot hold anything down, as with a
 * switch or by voice, presses it as any other: their press comes from no pointer and no key.
 */
export function HoldPlank({ onHeld, children }: HoldPlankProps) {
  const [holding, setHolding] = useState(false)
  useEffect(() => {
    if (!holding) return
    // On a busy page the timer may run late, and before a lift that waits already: that one is heard first.
    let held = setTimeout(() => {
      held = setTimeout(onHeld)
    }, HOLD)
    const away = new AbortController()
    const stop = () => setHolding(false)
    window.addEventListener('blur', stop, { signal: away.signal })
    document.addEventListener('visibilitychange', stop, { signal: away.signal })
    return () => {
      clearTimeout(held)
      away.abort()
    }
  }, [holding, onHeld])

  const release = () => setHolding(false)
  const press = (event: KeyboardEvent) => {
    if (!isPressKey(event)) return
    event.preventDefault()
    setHolding(true)
  }
  const pressedAlone = ({ detail }: MouseEvent) => {
    if (detail === 0) onHeld()
  }
  return (
    <Plank
      className={classNames(styles['held'], holding && styles['holding'])}
      onPointerDown={() => setHolding(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onKeyDown={press}
      onKeyUp={release}
      onBlur={release}
      onClick={pressedAlone}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </Plank>
  )
}
