import { type ComponentType, type ReactNode, useEffect } from 'react'
import { AGREE } from '../../../../ui/frames/table/late.ts'
import { tellMissing } from '../../../../ui/page/part-missing.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { type Part, partsIn } from '../../../../ui/parts/part.ts'
import { setLaterTexts } from './later-texts.ts'

const later = partsIn(async () => {
  const file = await import('./later.ts')
  setLaterTexts({ hintLines: file.hintLinesNow })
  return file
})

/**
 * A piece of the table that is drawn as soon as it has come. Whatever it is about waits in the stores: what is asked
 * before it is there is answered when it comes. Until then nothing is drawn, or what is said `instead`.
 */
function leaf<Props extends object>(
  part: Part<Props>,
  instead: (given: Props) => ReactNode = () => null,
): ComponentType<Props> {
  return (given) => <Late part={part} given={given} absent={instead} />
}

export const LazyEffects = leaf(later('Effects'))
export const ForesightPage = leaf(later('ForesightPage'))
export const FutureAsks = leaf(later('FutureAsks'))
export const FutureMarks = leaf(later('FutureMarks'))
export const FuturePasses = leaf(later('FuturePasses'))
export const FutureSide = leaf(later('FutureSide'))
export const FutureStrip = leaf(later('FutureStrip'))
export const Handover = leaf(later('Handover'))
export const HintCard = leaf(later('HintCard'))
export const HintMarks = leaf(later('HintMarks'))
export const HintSheet = leaf(later('HintSheet'))
export const PinsOnBoard = leaf(later('PinsOnBoard'))
export const PreviewMarks = leaf(later('PreviewMarks'))
export const PreviewPlank = leaf(later('PreviewPlank'))
export const QuietTurn = leaf(later('QuietTurn'))
export const RollShow = leaf(later('RollShow'))
export const RoutesList = leaf(later('RoutesList'))
export const RoutesMarks = leaf(later('RoutesMarks'))
export const SideChoice = leaf(later('SideChoice'))
export const SideWedges = leaf(later('SideWedges'))
export const SpokenHand = leaf(later('SpokenHand'))
export const SuggestingFrame = leaf(later('SuggestingFrame'))
export const Suggestions = leaf(later('Suggestions'))
export const TaleCards = leaf(later('TaleCards'))
export const ChangesList = leaf(later('ChangesList'), ({ otherwise }) => otherwise)
export const TileEffects = leaf(later('TileEffects'))
export const Transport = leaf(later('Transport'))
export const WhichHero = leaf(later('WhichHero'))
export const WhichMonster = leaf(later('WhichMonster'))
export const WhyCard = leaf(later('WhyCard'))
export const WhyMarks = leaf(later('WhyMarks'))

// Parts of the shared tables.
export const SOUND = later('TaleSound')
export const TIPS = later('Tips')

/** The parts that load together after the first paint; `AGREE` is shared by all tables. */
const leaves = [TIPS, AGREE]

/** Loads all parts, once. Resolves to true if none has failed. */
export async function fetchLeaves(): Promise<boolean> {
  await Promise.all(leaves.map(({ fetch }) => fetch()))
  return leaves.every(({ fetched }) => fetched.getState().problem === null)
}

/** Loads the parts after the first paint of the table, and reports a failure. `onCome` must be a stable function. */
export function useLeaves(onCome: () => void): void {
  useEffect(() => {
    void fetchLeaves().then((isThere) => (isThere ? onCome() : tellMissing(fetchLeaves)))
  }, [onCome])
}
