import type { Switch } from '../../store/settings.ts'
import { Icon } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './KeysSheet.module.css'
import { heardKeys, type Shortcut } from './shortcuts.ts'

/** How far the drawn arrow is turned from pointing right. */
const TURNS = { ArrowUp: '-90deg', ArrowRight: '0deg', ArrowDown: '90deg', ArrowLeft: '180deg' } as const

type Arrow = keyof typeof TURNS
const isArrow = (key: string): key is Arrow => Object.hasOwn(TURNS, key)

/** The keys of a shortcut that are heard, as wooden counters; not those that only lie in the same spot. */
export function KeyCaps({ shortcut, characters }: { shortcut: Shortcut; characters: Switch }) {
  const { keys } = useMessages()
  const { also = [], shift, held } = shortcut
  const shown = heardKeys(shortcut, characters).filter((key) => !also.includes(key))
  return (
    <>
      {shift && (
        <>
          <kbd className={styles['cap']}>{keys.caps.Shift}</kbd>
          <span> + </span>
        </>
      )}
      {shown.map((key) => (
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
        <span className={styles['arrow']} style={{ rotate: TURNS[name] }}>
          <Icon name="arrow" size={17} />
        </span>
        <span className="unseen">{keys.arrows[name]}</span>
      </kbd>
    )
  }
  const words = name === 'Enter' || name === 'Escape' ? keys.caps[name] : name === '-' ? '−' : name
  return <kbd className={styles['cap']}>{words}</kbd>
}
