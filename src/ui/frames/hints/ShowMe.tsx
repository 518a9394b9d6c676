import { classNames } from '../../art/classNames.ts'
import { Button } from '../../art/index.ts'
import { elementOf, type TargetId } from '../../input/targets.ts'
import { useFrameWords } from '../../text/frames.ts'
import styles from './ShowMe.module.css'

/** Marks the target of a hint, for the ring round it (ShowMe.module.css). */
const POINTED_OUT = 'data-pointed-out'

interface ShowMeProps {
  /** Aims the hint. Returns the control to use next, then the tab to open if that control is not drawn. */
  onShow(): readonly TargetId[]
  className?: string | undefined
}

/** The button that aims the action of a hint, and points out the next control. Plays nothing. */
export function ShowMe({ onShow, className }: ShowMeProps) {
  const { table } = useFrameWords()
  return (
    <Button
      className={classNames(styles['plank'], className)}
      data-camera="hint"
      onClick={() => {
        const [target, tab] = onShow()
        if (target) pointOut(target, tab)
      }}
    >
      {table.showMe}
    </Button>
  )
}

/** Focuses a target, with a wide outline until blur. Waits for the next frame; opens the target's tab if the target is not drawn. */
function pointOut(target: TargetId, tab?: TargetId): void {
  requestAnimationFrame(() => {
    const element = elementOf(target)
    if (!element) {
      const opener = tab && elementOf(tab)
      if (!(opener instanceof HTMLElement)) return
      opener.click()
      return pointOut(target)
    }
    element.focus({ preventScroll: true })
    element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    // An attribute, because React would overwrite a class.
    element.setAttribute(POINTED_OUT, '')
    element.addEventListener('blur', () => element.removeAttribute(POINTED_OUT), { once: true })
  })
}
