import type { ComponentProps } from 'react'
import { FirstLight } from '../art/index.ts'
import { TaleHearts } from '../screen/setup/TaleHearts.tsx'
import { useCoverWords } from '../words/cover.ts'

/** The picture of the closed book: the Oak at dawn, without heroes. */
export const Dawn = ({ shape }: { shape: number }) => <FirstLight heroes={[]} shape={shape} />

/** The remaining hearts of the current game. */
export const Hearts = ({ state }: Pick<ComponentProps<typeof TaleHearts>, 'state'>) => (
  <TaleHearts state={state} size={34} label={useCoverWords().book.hearts} />
)
