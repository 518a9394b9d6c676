import { memo } from 'react'
import type { State } from '../../../../engine/fortress/index.ts'
import { StillField } from './StillField.tsx'

/** A siege as a picture: on the cover, on the shelf, among kept games. */
export const FieldPicture = memo(function FieldPicture({ state }: { state: State }) {
  return <StillField state={state} />
})
