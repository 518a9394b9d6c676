import { useMemo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { shownName } from '../../../../store/person-names.ts'
import { Button, PaperCard } from '../../../../ui/art/index.ts'
import { SeatPresence } from '../../../../ui/frames/people/SeatPresence.tsx'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { HEROES, HeroIcon } from '../../art/index.ts'
import { suggestionRules } from '../../intent/suggestions.ts'
import { useExpansions } from '../../load-expansions.ts'
import { useBotToAct, usePlayback, useTable } from '../../runtime.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { Suggestions } from '../lazy.tsx'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { useDisplayedState, useLiveState, useSession } from '../state/table-state.ts'
import { UndoButton } from '../table-parts.ts'
import styles from './Waiting.module.css'

/** The number of log entries that have room. */
const MOST = 3

/** While others play: the hero on turn, the last events, and the next turns. */
export function WaitingPart({ seat }: { seat: number }) {
  const { name } = useCompanionWords().wait
  const shown = useDisplayedState()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by arrow keys must be able to have the focus
    <section className={styles['part']} aria-label={name} tabIndex={0}>
      <Pieces>
        <PaperCard seed="waiting" framed className={styles['card']}>
          <OnTurn shown={shown} />
          <JustNow />
          <TurnsBefore shown={shown} seat={seat} />
        </PaperCard>
        <Queue shown={shown} seat={seat} />
        <Suggestions state={shown} />
      </Pieces>
    </section>
  )
}

function OnTurn({ shown }: { shown: State }) {
  const m = useMessages()
  const { wait } = useCompanionWords()
  const { seats } = useSession().config
  const own = seats[shown.onTurn]
  if (!own) return null
  const player = shownName(own.player)
  const { phase } = shown
  const does = shown.pending
    ? wait.does.question
    : phase === 'opening' || phase === 'over'
      ? ''
      : wait.does[phase]
  return (
    <section className={styles['onTurn']}>
      <HeroIcon character={own.character} height={118} selected />
      <div>
        <p className={styles['now']}>{shown.pending ? wait.asked : wait.now}</p>
        <h2 className={styles['name']} {...FOCUS_FALLBACK}>
          {m.common.characters[own.character]}
        </h2>
        <p className={styles['does']}>
          {player} {does}
        </p>
        <HeroPresence shown={shown} seat={shown.onTurn} size={34} />
      </div>
    </section>
  )
}

function HeroPresence({ shown, seat, size }: { shown: State; seat: number; size: number }) {
  const { plain } = useMessages().bots
  const character = shown.seats[seat]?.character
  if (!character) return null
  return (
    <SeatPresence
      seat={seat}
      size={size}
      colour={HEROES[character].colour}
      botName={(bot) => plain[bot as keyof typeof plain] ?? bot}
    />
  )
}

/** The last entries of the log. */
function JustNow() {
  const m = useMessages()
  const { wait } = useCompanionWords()
  const session = useSession()
  const expansions = useExpansions()?.lines ?? null
  const lines = useMemo(
    () => logLines(session, m, expansions).slice(-MOST).toReversed(),
    [session, m, expansions],
  )
  if (lines.length === 0) return null
  return (
    <section className={styles['last']} aria-label={wait.justNow}>
      <h2>{wait.justNow}</h2>
      <ul>
        {lines.map(({ key, icon, what, why }) => (
          <li key={key}>
            <span aria-hidden="true">
              <LineIcon icon={icon} />
            </span>
            <span>
              {what} {why}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The seats in the order of their turns, from the one on turn. */
const turnsFrom = ({ seats, onTurn }: State): number[] =>
  seats.map((_, index) => (onTurn + index) % seats.length)

function TurnsBefore({ shown, seat }: { shown: State; seat: number }) {
  const { wait } = useCompanionWords()
  const turns = turnsFrom(shown).indexOf(seat)
  return turns > 0 ? <p className={styles['before']}>{wait.before(turns)}</p> : null
}

/** The heroes in the order of their turns, that of this phone in gold. */
function Queue({ shown, seat }: { shown: State; seat: number }) {
  const m = useMessages()
  const { queue } = useCompanionWords().wait
  const word = (one: number, index: number) =>
    one === seat ? queue.you : index === 0 ? queue.now : index === 1 ? queue.next : queue.later
  return (
    <ol className={styles['queue']} aria-label={queue.name}>
      {turnsFrom(shown).map((one, index) => {
        const character = shown.seats[one]?.character
        return (
          character && (
            <li key={one} data-own={one === seat ? '' : undefined} data-now={index === 0 ? '' : undefined}>
              <span className={styles['shield']}>
                <HeroIcon character={character} height={46} />
              </span>
              <span className="unseen">{m.common.characters[character]}: </span>
              <span>{word(one, index)}</span>
            </li>
          )
        )
      })}
    </ol>
  )
}

interface WaitingFootProps {
  seat: number
  onForest(): void
}

/** The foot while others play: how the turn is announced, and the ways to a suggestion and to the forest. */
export function WaitingFoot({ seat, onForest }: WaitingFootProps) {
  const { wait } = useCompanionWords()
  const shown = useDisplayedState()
  return (
    <div className={styles['foot']}>
      <div className={styles['hums']}>
        <HeroPresence shown={shown} seat={seat} size={40} />
        <p>
          <b>{wait.hums}</b>
          <span>{wait.humsWhile}</span>
        </p>
      </div>
      <div className={styles['buttons']}>
        <UndoButton size={46} keepsPlace={false} />
        <SuggestButton seat={seat} />
        <Button onClick={onForest}>{wait.forest}</Button>
      </div>
    </div>
  )
}

/** Lets the hero of this phone suggest something to the person on turn. Never to a bot. */
function SuggestButton({ seat }: { seat: number }) {
  const table = useTable()
  const { wait } = useCompanionWords()
  const real = useLiveState()
  const isPlaying = usePlayback(({ playing }) => playing)
  const isBot = useBotToAct() !== null
  const may = !isBot && !isPlaying && suggestionRules.mayBegin(real, seat)
  const why = may ? undefined : wait.suggestLater
  return (
    <Button
      aria-disabled={!may}
      aria-description={why}
      title={why}
      onClick={() => may && table.suggesting.getState().suggestAs(seat)}
    >
      {wait.suggest}
    </Button>
  )
}
