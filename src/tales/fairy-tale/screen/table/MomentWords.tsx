import { memo, useEffect, useState } from 'react'
import { type Config, DIAMONDS, type Event, winsByDiamonds } from '../../../../engine/fairy-tale/index.ts'
import { type Cue, useGame, usePlayback } from '../../runtime.ts'
import { weightOf } from '../../timing/weight.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { heroOf } from '../log/line.ts'
import styles from './MomentWords.module.css'

/** Large words over the ribbon for an event that has been shown: the hearts or diamonds left, or a thing that a hero lost. */
export const MomentWords = memo(function MomentWords() {
  const m = useAllWords()
  const cue = usePlayback((playback) => playback.cue)
  const told = usePlayback((playback) => playback.told)
  const config = useGame(({ session }) => session?.config)
  const [lasting, end] = useLasting(cue)
  const isNow = cue !== null && told && config !== undefined && wordsOf(m, cue.event, config) !== null
  const shown = isNow ? cue : lasting
  if (!shown || !config) return null
  return (
    // Hidden from screen readers: the announcement of the move includes it.
    <p
      key={shown.key}
      className={styles['words']}
      data-weight={weightOf(shown.event) ?? undefined}
      data-lasting={isNow ? undefined : ''}
      aria-hidden="true"
      onAnimationEnd={() => isNow || end()}
    >
      {wordsOf(m, shown.event, config)}
    </p>
  )
})

/**
 * Returns the diamond that was just broken or the thing that was just lost, and a function that clears it. Its words do not delay the
 * playback: they stay until the next press or event, even past the end of the game. A hero who lost a thing may walk on meanwhile.
 */
function useLasting(cue: Cue | null): [Cue | null, () => void] {
  const [last, setLast] = useState<Cue | null>(null)
  const lasts = cue !== null && hasLastingWords(cue.event)
  if (lasts ? cue.key !== last?.key : last && cue && !KEEPS_WORDS.has(cue.event.type))
    setLast(lasts ? cue : null)
  const lasting = lasts ? null : last
  useEffect(() => {
    if (!lasting) return
    const stop = new AbortController()
    for (const press of ['pointerdown', 'keydown'])
      window.addEventListener(press, () => setLast(null), { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [lasting])
  return [lasting, () => setLast(null)]
}

/** The events that leave the words of an earlier one where they are. */
const KEEPS_WORDS: ReadonlySet<Event['type']> = new Set(['game-ended', 'character-walked'])

const hasLastingWords = (event: Event): boolean =>
  event.type === 'diamond-destroyed' || event.type === 'thing-lost' || isDrop(event)

const isDrop = (event: Event): boolean => event.type === 'item-changed' && event.how === 'dropped'

function wordsOf(m: AllWords, event: Event, config: Config): string | null {
  const { log, moment, expansions } = m
  switch (event.type) {
    case 'oak-hurt':
      return log.heartsLeft(event.hearts)
    case 'diamond-destroyed':
      return winsByDiamonds(config.rules)
        ? moment.diamondBroken(DIAMONDS - event.destroyed)
        : moment.denBroken
    case 'item-changed':
      return isDrop(event) ? moment.basketDropped(heroOf({ m, config }, event.seat)) : null
    case 'thing-lost': {
      const { seat, thing, forGood } = event
      if (!expansions) return null
      const name = expansions.names.things[thing]
      return forGood || seat === null
        ? expansions.log.thingGone(name)
        : expansions.log.thingLost(heroOf({ m, config }, seat), name)
    }
    default:
      return null
  }
}
