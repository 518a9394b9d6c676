import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { KeyWords } from '../../../../ui/frames/cards/KeyWords.tsx'
import { useBaseWords } from '../../words/base.ts'

/** What a character can do, in one sentence, with the words that matter underlined. */
export function PowerWords({ character }: { character: CharacterId }) {
  const { common } = useBaseWords()
  return <KeyWords text={common.powers[character]} />
}
