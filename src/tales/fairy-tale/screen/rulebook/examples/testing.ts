import type { Event, FairyTale } from '../../../../../engine/fairy-tale/index.ts'
import type { Ran } from '../../../../../playback/example.ts'
import type { Example } from './example.ts'
import { ran } from './index.ts'

/** All ways through an example, whatever is chosen. */
export function waysThrough(example: Example, chosen: readonly number[] = []): Ran<FairyTale>[] {
  const so = ran(example, chosen)
  if (!so.choice) return [so]
  return so.choice.flatMap((_, which) => waysThrough(example, [...chosen, which]))
}

/** All that happens in it. */
export const describeExample = ({ session }: Ran<FairyTale>): Event[] =>
  session.moves.flatMap(({ frames }) => frames.map(({ event }) => event))
