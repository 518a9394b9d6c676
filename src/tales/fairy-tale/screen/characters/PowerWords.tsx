import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { KeyWords } from '../../../../ui/frames/info-card/KeyWords.tsx'
import { useBaseWords } from '../../words/base.ts'

/** A character's power in one sentence, with key words underlined. */
export function PowerWords({ character }: { character: CharacterId }) {
  const { common } = useBaseWords()
  return <KeyWords text={common.powers[character]} />
}
