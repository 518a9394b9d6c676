/**
 * What of the table nobody sees or hears in its first moment: it is there for something that was asked, aimed, suggested or
 * done. It lies in a file of its own, which is fetched as soon as the table is painted (`leaves.tsx`).
 */

export { ForesightPage } from '../foresight/ForesightPage.tsx'
export { FutureMarks, FuturePasses, FutureSide } from '../foresight/FutureMarks.tsx'
export { FutureStrip } from '../foresight/FutureStrip.tsx'
export { ChangesList } from '../foresight/preview/ChangesList.tsx'
export { PreviewMarks } from '../foresight/preview/PreviewMarks.tsx'
export { PreviewPlank } from '../foresight/preview/PreviewPlank.tsx'
export { RoutesMarks } from '../foresight/routes/RoutesMarks.tsx'
export { FutureAsks } from '../foresight/why/FutureAsks.tsx'
export { WhyCard } from '../foresight/why/WhyCard.tsx'
export { WhyMarks } from '../foresight/why/WhyMarks.tsx'
export { HintCard } from '../hints/HintCard.tsx'
export { HintMarks } from '../hints/HintMarks.tsx'
export { HintSheet } from '../hints/HintSheet.tsx'
export { SpokenHint } from '../hints/SpokenHint.tsx'
export { PinsOnBoard } from '../pins/PinsOnBoard.tsx'
export { SuggestingFrame } from '../pins/SuggestingFrame.tsx'
export { Suggestions } from '../pins/Suggestions.tsx'
export { TaleSound } from '../sound/TaleSound.tsx'
export { Tips } from '../tips/Tips.tsx'
export { TaleCards } from './TaleCards.tsx'
