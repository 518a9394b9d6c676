import { useMessages } from '../text/useMessages.ts'
import styles from './KeysDialog.module.css'
import { type ShortcutId, shortcut } from './shortcuts.ts'

const ARROW_SIGNS = { ArrowUp: '↑', ArrowRight: '→', ArrowDown: '↓', ArrowLeft: '←' } as const

type Arrow = keyof typeof ARROW_SIGNS
const isArrow = (key: string): key is Arrow => Object.hasOwn(ARROW_SIGNS, key)

/** The keys of a shortcut, as wooden counters. */
export function KeyCaps({ id }: { id: ShortcutId }) {
  const { keys } = useMessages()
  const { keys: all, shift, held } = shortcut(id)
  return (
    <>
      {shift && (
        <>
          <kbd className={styles['cap']}>{keys.caps.Shift}</kbd>
          <span> + </span>
        </>
      )}
      {all.map((key) => (
        <Cap key={key} name={key} />
      ))}
      {held && <span className={styles['held']}>{keys.held}</span>}
    </>
  )
}

function Cap({ name }: { name: string }) {
  const { keys } = useMessages()
  if (isArrow(name)) {
    return (
      <kbd className={styles['cap']}>
        <span aria-hidden="true">{ARROW_SIGNS[name]}</span>
        <span className="unseen">{keys.arrows[name]}</span>
      </kbd>
    )
  }
  const words = name === 'Enter' || name === 'Escape' ? keys.caps[name] : name === '-' ? '−' : name
  return <kbd className={styles['cap']}>{words}</kbd>
}
