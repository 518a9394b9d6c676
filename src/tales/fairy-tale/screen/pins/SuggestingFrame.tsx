import { useEffect } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { announce } from '../../../../ui/app/announce.ts'
import { Plank, Sheet } from '../../../../ui/art/index.ts'
import { asksFor, isForTable } from '../../../../ui/keys/heard.ts'
import { messagesIn, useMessages } from '../../../../ui/text/useMessages.ts'
import { HEROES, HeroIcon } from '../../art/index.ts'
import { selectState, useGame, useIntent, useSuggesting } from '../../table.ts'
import { deciderOf } from '../log/line.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { useNames } from './names.ts'
import styles from './pins.module.css'
import { suggestionWords } from './words.ts'

/** While somebody suggests: a frame in their colour round the whole table, and whose it is, in words. */
export function SuggestingFrame({ state }: { state: State }) {
  const { pins } = useMessages()
  const names = useNames()
  const seat = useSuggesting((suggesting) => suggesting.seat)
  const refused = useSuggesting((suggesting) => suggesting.refused)
  useSpokenPins()
  useEscape(seat !== null)
  const character = seat === null ? undefined : state.seats[seat]?.character
  const said = refused ? pins.refused(names(state.onTurn)) : pins.how
  useEffect(() => {
    if (seat !== null) announce(said)
  }, [seat, said])
  if (seat === null || !character) return null
  return (
    <div className={styles['frame']} data-frame="" style={{ borderColor: HEROES[character].colour }}>
      <Sheet seed="suggests" className={styles['ribbon']}>
        <HeroIcon character={character} height={46} />
        <p className={styles['who']}>
          <span className={styles['title']}>{pins.suggests(names(seat))}</span>
          <span>{said}</span>
        </p>
        <Plank aria-keyshortcuts="Escape" onClick={stop}>
          {pins.done}
        </Plank>
      </Sheet>
    </div>
  )
}

function stop(): void {
  useIntent.getState().cancel()
  useSuggesting.getState().stop()
}

/** Escape leaves, unless something is in hand: then it is put back first, and only a further press leaves. */
function useEscape(suggesting: boolean): void {
  useEffect(() => {
    if (!suggesting) return
    const press = (event: KeyboardEvent) => {
      const { placing, wielded, wish } = useIntent.getState()
      const considering = placing !== null || wielded !== null || wish !== null
      if (considering || !isForTable(event) || !asksFor(event, SHORTCUTS['put-back'])) return
      event.preventDefault()
      stop()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [suggesting])
}

/** Says every new suggestion aloud. */
function useSpokenPins(): void {
  useEffect(
    () =>
      useSuggesting.subscribe(({ pins }, { pins: before }) => {
        const { session } = useGame.getState()
        const state = selectState(useGame.getState())
        const pin = pins.at(-1)
        if (!session || !state || !pin || before.some(({ id }) => id >= pin.id)) return
        const m = messagesIn(useSettings.getState().language)
        const who = deciderOf({ m, config: session.config }, pin.seat)
        announce(m.pins.spoken(who, suggestionWords(m, state, pin.suggestion)))
      }),
    [],
  )
}
