import { type ComponentType, type ReactNode, useEffect } from 'react'
import { tellMissing } from '../../../../ui/page/part-missing.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { part } from '../../../../ui/parts/part.ts'
import type * as Later from './later.ts'

const leaves: { fetch: () => Promise<void>; isThere: () => boolean }[] = []

/**
 * A piece of the table that is drawn as soon as it has come. Whatever it is about waits in the stores: what is asked
 * before it is there is answered when it comes. Until then nothing is drawn, or what is said `instead`.
 */
function leaf<Props extends object>(
  pick: (later: typeof Later) => ComponentType<Props>,
  instead: (given: Props) => ReactNode = () => null,
): ComponentType<Props> {
  const own = part(async () => pick(await import('./later.ts')))
  leaves.push({ fetch: own.fetch, isThere: () => own.fetched.getState().Drawn !== null })
  return (given) => <Late part={own} given={given} absent={instead} />
}

export const AgreeBack = leaf((later) => later.AgreeBack)
export const LazyEffects = leaf((later) => later.Effects)
export const ForesightPage = leaf((later) => later.ForesightPage)
export const FutureAsks = leaf((later) => later.FutureAsks)
export const FutureMarks = leaf((later) => later.FutureMarks)
export const FuturePasses = leaf((later) => later.FuturePasses)
export const FutureSide = leaf((later) => later.FutureSide)
export const FutureStrip = leaf((later) => later.FutureStrip)
export const Handover = leaf((later) => later.Handover)
export const HintCard = leaf((later) => later.HintCard)
export const HintMarks = leaf((later) => later.HintMarks)
export const HintSheet = leaf((later) => later.HintSheet)
export const PinsOnBoard = leaf((later) => later.PinsOnBoard)
export const PreviewMarks = leaf((later) => later.PreviewMarks)
export const PreviewPlank = leaf((later) => later.PreviewPlank)
export const QuietTurn = leaf((later) => later.QuietTurn)
export const RefusalInBook = leaf((later) => later.RefusalInBook)
export const RollShow = leaf((later) => later.RollShow)
export const RoutesList = leaf((later) => later.RoutesList)
export const RoutesMarks = leaf((later) => later.RoutesMarks)
export const SpokenHint = leaf((later) => later.SpokenHint)
export const SuggestingFrame = leaf((later) => later.SuggestingFrame)
export const Suggestions = leaf((later) => later.Suggestions)
export const TaleCards = leaf((later) => later.TaleCards)
export const TaleSound = leaf((later) => later.TaleSound)
export const ChangesList = leaf(
  (later) => later.ChangesList,
  ({ otherwise }) => otherwise,
)
export const TileEffects = leaf((later) => later.TileEffects)
export const Tips = leaf((later) => later.Tips)
export const WhichHero = leaf((later) => later.WhichHero)
export const WhichMonster = leaf((later) => later.WhichMonster)
export const WhyCard = leaf((later) => later.WhyCard)
export const WhyMarks = leaf((later) => later.WhyMarks)

/** Fetches them all, once; answers whether they are there. */
export async function fetchLeaves(): Promise<boolean> {
  await Promise.all(leaves.map(({ fetch }) => fetch()))
  return leaves.every(({ isThere }) => isThere())
}

/** On the table: fetches them as soon as it is painted, and says so where they cannot be. */
export function useLeaves(): void {
  useEffect(() => {
    void fetchLeaves().then((isThere) => (isThere ? undefined : tellMissing(fetchLeaves)))
  }, [])
}
