import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../art/index.ts'
import { useDismiss } from '../../input/keys.ts'
import { rove } from '../../input/rove.ts'
import { suppressNextClick } from '../../input/suppress-click.ts'
import { useFrameWords } from '../../text/frames.ts'
import { useSmall } from '../table/useLayout.ts'
import styles from './Menu.module.css'
import { MenuPicture } from './MenuPicture.tsx'
import { type MenuItem, useHelpItems, useMainItems, useToggles } from './menu-items.ts'

interface MenuPanelProps {
  /** The button that opened it, which gets the focus back. */
  plank: RefObject<HTMLButtonElement | null>
  onClose(): void
}

/** The menu over a side panel. Escape, the Tab key and a press elsewhere close it. */
export function MenuPanel({ plank, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    plank.current?.focus({ preventScroll: true })
    onClose()
  }
  useDismiss(close)
  usePressElsewhere([panel, plank], onClose)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget === plank.current || currentTarget.contains(relatedTarget)
    if (relatedTarget && !isInside) onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what bubbles up here comes from the items
    <div ref={panel} className={styles['panel']} onBlur={leave}>
      <Items onLeave={close} takesFocus />
    </div>
  )
}

/** The menu in the tab of a phone. */
export const Menu = ({ onLeave }: { onLeave: () => void }) => <Items onLeave={onLeave} />

/** Calls `onPress` for a press that begins outside of some elements, and keeps that press from doing anything else. */
function usePressElsewhere(elements: readonly RefObject<HTMLElement | null>[], onPress: () => void): void {
  const latest = useRef({ elements, onPress })
  latest.current = { elements, onPress }
  useEffect(() => {
    const listening = new AbortController()
    const press = (event: PointerEvent) => {
      const { elements: inside, onPress: close } = latest.current
      if (
        event.target instanceof Node &&
        inside.some(({ current }) => current?.contains(event.target as Node))
      )
        return
      event.stopPropagation()
      suppressNextClick()
      close()
    }
    window.addEventListener('pointerdown', press, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
}

interface ItemsProps {
  /** Called before an item opens another page. */
  onLeave(): void
  /** The first item takes the focus. */
  takesFocus?: boolean
}

/** All items. "How to play" is a page of its own, with "Back" as its first item. */
function Items({ onLeave, takesFocus = false }: ItemsProps) {
  const [isHelp, setHelp] = useState(false)
  const isSmall = useSmall()
  const group = useRef<HTMLDivElement>(null)
  const [atItem, setAtItem] = useState('')
  const { menu } = useFrameWords().table
  const help = useHelpItems(() => turnTo(false))
  const main = useMainItems(() => turnTo(true))
  const items = isHelp ? help : main
  const toggles = useToggles()
  const ids = [...items, ...(isHelp ? [] : toggles)].map(({ id }) => id)
  const tabStop = ids.includes(atItem) ? atItem : ids[0]
  const mustFocus = useRef(takesFocus)

  function turnTo(next: boolean): void {
    mustFocus.current = true
    setHelp(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page of the menu
  useEffect(() => {
    if (mustFocus.current) group.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    mustFocus.current = false
  }, [isHelp])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    void rove(event, 'button', isSmall ? { columns: 2 } : 'ring')
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) setAtItem(target.dataset['item'] ?? '')
  }
  return (
    <div
      ref={group}
      className={styles['items']}
      data-small={isSmall ? '' : undefined}
      role="menu"
      aria-label={menu}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {items.map((item, index) => (
        <ItemButton
          key={item.id}
          item={item}
          isAlone={index % 2 === 0 && index === items.length - 1}
          tabIndex={item.id === tabStop ? 0 : -1}
          onPress={() => {
            if (!KEEPS_OPEN.has(item.id)) {
              onLeave()
              setHelp(false)
            }
            item.run()
          }}
        />
      ))}
      {!isHelp &&
        toggles.map(({ id, icon, name, isOn, press }) => (
          <button
            key={id}
            type="button"
            role="menuitemcheckbox"
            aria-checked={isOn}
            className={styles['toggle']}
            data-item={id}
            tabIndex={id === tabStop ? 0 : -1}
            onClick={press}
          >
            <Icon name={icon} size={26} />
            {name}
          </button>
        ))}
    </div>
  )
}

/** Items that open another page of the menu. */
const KEEPS_OPEN: ReadonlySet<string> = new Set(['help', 'back'])

interface ItemButtonProps {
  item: MenuItem
  /** True if it has a row of its own in a layout of two columns. */
  isAlone: boolean
  tabIndex: number
  onPress(): void
}

function ItemButton({
  item: { id, picture, name, note, key },
  isAlone,
  tabIndex,
  onPress,
}: ItemButtonProps): ReactNode {
  const noteId = useId()
  return (
    <button
      type="button"
      role="menuitem"
      className={styles['item']}
      data-item={id}
      data-alone={isAlone ? '' : undefined}
      aria-label={name}
      aria-describedby={note ? noteId : undefined}
      aria-keyshortcuts={key}
      tabIndex={tabIndex}
      onClick={onPress}
    >
      <MenuPicture name={picture} />
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['note']} id={noteId}>
          {note}
        </span>
      </span>
    </button>
  )
}
