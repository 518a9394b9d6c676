import type { ComponentProps } from 'react'
import { FirstLight } from '../art/index.ts'
import { TaleHearts } from '../screen/setup/TaleHearts.tsx'
import { useCoverWords } from '../words/cover.ts'

/** The picture of the closed book: the Oak at dawn, with nobody before it. */
export const Dawn = ({ shape }: { shape: number }) => <FirstLight heroes={[]} shape={shape} />

/** The hearts that are left in the tale at which the book lies open. */
export const Hearts = ({ state }: Pick<ComponentProps<typeof TaleHearts>, 'state'>) => (
  <TaleHearts state={state} size={34} label={useCoverWords().blurb.hearts} />
)
