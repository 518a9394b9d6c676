import type { State } from '../../../../engine/fairy-tale/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import {
  SuggestingFrame as Frame,
  useSpokenSuggestions,
} from '../../../../ui/frames/suggestions/SuggestingFrame.tsx'
import { HEROES, HeroIcon } from '../../art/index.ts'
import type { Pin } from '../../intent/suggestions.ts'
import { isIdle } from '../../intent/turn-selection.ts'
import { type Table, useSuggesting, useTable } from '../../runtime.ts'
import { allWordsNow, useAllWords } from '../../words/all-words.ts'
import { deciderOf } from '../log/line.ts'
import { suggestionWords } from './suggestion-words.ts'
import { useNames } from './useDeciderNames.ts'

/** The frame in the colour of the suggesting character. */
export function SuggestingFrame({ state }: { state: State }) {
  const table = useTable()
  const { pins } = useAllWords()
  const names = useNames()
  const seat = useSuggesting((suggesting) => suggesting.seat)
  const refused = useSuggesting((suggesting) => suggesting.refused)
  useSpokenSuggestions(table.suggesting, (pin) => spokenWords(table, pin))
  const character = seat === null ? undefined : state.seats[seat]?.character
  if (seat === null || !character) return null
  return (
    <Frame
      key={seat}
      title={pins.suggests(names(seat))}
      colour={HEROES[character].colour}
      picture={<HeroIcon character={character} height={46} />}
      said={refused ? pins.refused(names(state.onTurn)) : pins.how}
      isInHand={() => isInHand(table)}
      onDone={() => stop(table)}
    />
  )
}

function stop(table: Table): void {
  table.intent.getState().cancel()
  table.suggesting.getState().stop()
}

const isInHand = (table: Table): boolean => !isIdle(table.intent.getState())

/** Returns the announcement of a new suggestion. */
function spokenWords(table: Table, { seat, suggestion }: Pin): string | null {
  const { session } = table.game.getState()
  const state = selectState(table.game.getState())
  if (!session || !state) return null
  const m = allWordsNow()
  const who = deciderOf({ m, config: session.config }, seat)
  return m.pins.spoken(who, suggestionWords(m, state, suggestion))
}
