import { toLastPage, usePage } from '../../../../ui/app/page.ts'
import { Seal } from '../../../../ui/art/index.ts'
import { usePlayback } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Whether somebody looks once more at the table of a game that is over. */
export function useLookingBack(): boolean {
  const looking = usePage((page) => page.lookingBack)
  const over = usePlayback(({ shown }) => shown?.outcome != null)
  return looking && over
}

/** The way back to the last page, where in a game the seal lies that carries it on: nothing of the forest is there. */
export function LastPageSeal({ size }: { size: number }) {
  const { end } = useMessages()
  return (
    <Seal size={size} aria-label={end.toLastPage} title={end.toLastPage} onClick={toLastPage}>
      {end.lastPage.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Seal>
  )
}
