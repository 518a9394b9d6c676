import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { useCoverWords } from '../../../../ui/text/useCoverWords.ts'
import { KeyWords } from '../cards/KeyWords.tsx'

/** What a character can do, in one sentence, with the words that matter underlined. */
export function PowerWords({ character }: { character: CharacterId }) {
  const { common } = useCoverWords()
  return <KeyWords text={common.powers[character]} />
}
