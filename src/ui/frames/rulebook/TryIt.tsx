import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button, Heading, Icon, IconButton, type IconName } from '../../art/index.ts'
import { announce } from '../../page/announce.ts'
import { useRulebookWords } from '../../text/rulebook.ts'
import type { TaleRules } from './pages.ts'
import styles from './TryIt.module.css'
import { useRun } from './useRun.ts'

interface TryItProps {
  rules: TaleRules
  page: string
  title: string
}

/** An example of a rule on a small board, played step by step by the real rules. */
export function TryIt({ rules, page, title }: TryItProps) {
  const words = useRulebookWords()
  const place = useRef<HTMLElement>(null)
  const seen = useSeen(place)
  return (
    <section ref={place} className={styles['try']} aria-label={words.board(title)}>
      <Heading level={3}>{words.tryIt}</Heading>
      {seen && <Running rules={rules} page={page} />}
    </section>
  )
}

function Running({ rules, page }: Omit<TryItProps, 'title'>) {
  const words = useRulebookWords()
  const run = useRun(rules, page)
  const { live, at, choosing } = run
  const says = live.moments[at] ?? ''
  useSpoken(`${says} ${choosing ? words.choose : ''}`.trim())
  return (
    <>
      <div className={styles['board']}>{live.picture(at, choosing ? run.choose : null)}</div>
      <p className={styles['says']}>{says}</p>
      {choosing && live.choices && <Choices of={live.choices} onChoose={run.choose} />}
      <div className={styles['controls']}>
        <Control name={words.back} icon="play" turned off={at === 0} onPress={run.back} />
        <Control name={words.step} icon="play" large off={run.isLast} onPress={run.step} />
        <Control name={words.again} icon="anticlockwise-rotation" off={at === 0} onPress={run.again} />
        <div className={styles['which']}>
          <Button onClick={run.another}>{words.another}</Button>
          {words.example(run.example + 1, run.count)}
        </div>
      </div>
      <Dots at={at} of={live.moments.length} />
    </>
  )
}

/** Hook: announces the text of each step except the first. */
function useSpoken(text: string): void {
  const before = useRef(text)
  useEffect(() => {
    if (before.current !== text) announce(text)
    before.current = text
  }, [text])
}

/** The options as buttons, for players who do not use the board. */
function Choices({ of, onChoose }: { of: readonly string[]; onChoose: (which: number) => void }) {
  const words = useRulebookWords()
  return (
    <div className={styles['choices']}>
      <p>{words.choose}</p>
      {of.map((choice, which) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two ways may be told alike, and differ by their number alone
        <Button key={`${which} ${choice}`} className={styles['choice']} onClick={() => onChoose(which)}>
          {which + 1}. {choice}
        </Button>
      ))}
    </div>
  )
}

interface ControlProps {
  name: string
  icon: IconName
  turned?: boolean
  large?: boolean
  off: boolean
  onPress: () => void
}

const Control = ({ name, icon, turned = false, large = false, off, onPress }: ControlProps): ReactNode => (
  <div className={styles['control']}>
    <IconButton
      size={large ? 60 : 48}
      aria-label={name}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      <span className={turned ? styles['turned'] : undefined}>
        <Icon name={icon} size={large ? 30 : 22} />
      </span>
    </IconButton>
    <span aria-hidden="true">{name}</span>
  </div>
)

/** The progress of the example. */
function Dots({ at, of }: { at: number; of: number }) {
  const words = useRulebookWords()
  return (
    <div className={styles['dots']} role="img" aria-label={words.moment(at + 1, of)}>
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the moments of an example never change places
        <span key={index} className={styles['dot']} data-gone={index <= at} />
      ))}
    </div>
  )
}

/** Hook: true once the element has been visible. Expensive content is drawn from then on. */
function useSeen(thing: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (seen || !thing.current) return
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watch.observe(thing.current)
    return () => watch.disconnect()
  }, [seen, thing])
  return seen
}
