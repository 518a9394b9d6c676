import { selectState } from '../../../../session/game-store.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { useListener } from '../../../../ui/page/lifetime.ts'
import { isWatching } from '../../input-blocked.ts'
import type { ForesightStore } from '../../intent/foresight.ts'
import { loadedExpansions } from '../../load-expansions.ts'
import { type Table, useTable } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { futureWords, notNowWords, summaryOf } from './future-words.ts'
import { aheadOf, type FaceOutcome, type RollOutcomes } from './outcomes.ts'

/** Announces the futures: how many hurt the oak when they open, and the one that is pinned. */
export function useSpokenFutures(): void {
  const table = useTable()
  const m = useMessages()
  useListener(table.foresight.subscribe, (now, before) => tell(table, m, now, before))
}

type Look = Pick<ForesightStore, 'open' | 'pinned'>

function tell(table: Table, m: Messages, now: Look, before: Look): void {
  const opened = now.open && !before.open
  const pinned = now.pinned !== before.pinned ? now.pinned : null
  const state = selectState(table.game.getState())
  if (!state || (!opened && !pinned)) return
  const watching = isWatching(table)
  const ahead = watching ? null : aheadOf(state)
  if (opened) announce(ahead ? openedWords(m, ahead) : notNowWords(m, state, watching))
  const kept = ahead?.outcomes.find(({ roll }) => roll === pinned)
  if (ahead && kept)
    announce([m.foresight.kept(futureWords(m, ahead, kept)), ...stirred(m, ahead, kept)].join(' '))
}

/** Returns the effects of expansions after it, if any. */
const stirred = (m: Messages, { state }: RollOutcomes, { future }: FaceOutcome): string[] =>
  loadedExpansions()?.land.stirWords(m, future.events, state) ?? []

const openedWords = (m: Messages, ahead: RollOutcomes): string => m.foresight.opened(summaryOf(m, ahead))
