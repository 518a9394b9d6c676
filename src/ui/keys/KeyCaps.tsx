import type { Switch } from '../../store/settings.ts'
import { Icon } from '../art/index.ts'
import { heardKeys, type Shortcut } from '../input/shortcuts.ts'
import { useKeysWords } from '../text/keys.ts'
import styles from './KeysSheet.module.css'

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const

const arrowOf = (key: string) => ARROWS.find((arrow) => arrow === key)

/** The active keys of a shortcut, as wooden counters, without their equivalents on other keyboard layouts. */
export function KeyCaps({ shortcut, characters }: { shortcut: Shortcut; characters: Switch }) {
  const keys = useKeysWords()
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

const isNamed = <Caps extends object>(key: string, caps: Caps): key is keyof Caps & string =>
  Object.hasOwn(caps, key)

function Cap({ name }: { name: string }) {
  const keys = useKeysWords()
  const arrow = arrowOf(name)
  if (arrow) {
    return (
      <kbd className={styles['cap']}>
        <span className={styles['arrow']} data-key={arrow}>
          <Icon name="arrow" size={17} />
        </span>
        <span className="unseen">{keys.arrows[arrow]}</span>
      </kbd>
    )
  }
  const words = isNamed(name, keys.caps) ? keys.caps[name] : name === '-' ? '−' : name
  return <kbd className={styles['cap']}>{words}</kbd>
}
