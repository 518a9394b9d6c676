import { memo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { SuggestionList } from '../../../../ui/frames/suggestions/SuggestionList.tsx'
import { useComputer, useSuggesting, useTable } from '../../table.ts'
import { useAllWords } from '../../words/all-words.ts'
import { suggestionWords } from './suggestion-words.ts'
import { takeUp } from './take-up.ts'
import { useNames } from './useDeciderNames.ts'
import { usePins } from './usePins.ts'

/** The list of what the others suggested. */
export const Suggestions = memo(function Suggestions({ state }: { state: State }) {
  const table = useTable()
  const m = useAllWords()
  const names = useNames()
  const pins = usePins()
  const dismiss = useSuggesting((suggesting) => suggesting.dismiss)
  if (useComputer() || state.outcome) return null
  const lines = pins.map(({ id, number, seat, suggestion }) => ({
    id,
    number,
    who: m.log.capital(names(seat)),
    words: suggestionWords(m, state, suggestion),
  }))
  const onTakeUp = (id: number) => {
    for (const pin of pins) if (pin.id === id) takeUp(table, pin)
  }
  return <SuggestionList lines={lines} onTakeUp={onTakeUp} onDismiss={dismiss} />
})
