import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { classNames } from '../../art/classNames.ts'
import { Button } from '../../art/index.ts'
import styles from './HoldToConfirmButton.module.css'

/** The hold time in milliseconds: too long for an accidental press, and not tiring. */
const HOLD = 700

interface HoldPlankProps extends Pick<ComponentProps<'button'>, 'children'> {
  onHeld: () => void
}

const isPressKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

/**
 * A button that must be held down, to prevent accidents. A click without pointer or key, as from a switch or by voice, counts at once: such
 * devices cannot hold a button.
 */
export function HoldToConfirmButton({ onHeld, children }: HoldPlankProps) {
  const [holding, setHolding] = useState(false)
  useEffect(() => {
    if (!holding) return
    // On a busy page the timer can fire late, ahead of a queued release. The second timeout lets that release cancel it.
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
    <Button
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
    </Button>
  )
}
