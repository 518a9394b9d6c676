import { memo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { SuggestionList } from '../../../../ui/frames/suggestions/SuggestionList.tsx'
import { useGame, useOtherActor, useSuggesting, useTable } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import { suggestionWords } from './suggestion-words.ts'
import { takeUp } from './take-up.ts'
import { useNames } from './useDeciderNames.ts'
import { usePins } from './usePins.ts'

/** The list of suggestions of the other players. */
export const Suggestions = memo(function Suggestions({ state }: { state: State }) {
  const table = useTable()
  const m = useAllWords()
  const names = useNames()
  const pins = usePins()
  const dismiss = useSuggesting((suggesting) => suggesting.dismiss)
  const other = useOtherActor()
  const device = useGame((game) => game.device)
  if (other?.kind === 'bot' || state.outcome) return null
  const lines = pins.map(({ id, number, seat, suggestion }) => ({
    id,
    number,
    who: m.log.capital(names(seat)),
    words: suggestionWords(m, state, suggestion),
    mayDismiss: other === null || (device?.seats.includes(seat) ?? false),
  }))
  const onTakeUp = (id: number) => {
    for (const pin of pins) if (pin.id === id) takeUp(table, pin)
  }
  return <SuggestionList lines={lines} onTakeUp={other ? null : onTakeUp} onDismiss={dismiss} />
})
