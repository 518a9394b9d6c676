import { type State, type Tile, tileName } from '../../../../engine/boogyman/index.ts'
import type { Warnings } from '../../settings.ts'
import type { Messages } from '../../words/messages.ts'
import { type Reader, type Warning, warningsOf } from './warnings.ts'

/** A warning as a sentence or two. */
export function warningWords({ common, threats }: Messages, warning: Warning): string {
  const { whose } = warning
  switch (warning.kind) {
    case 'wins':
      return threats.wins(whose, warning.now, warning.by)
    case 'ripe':
      return threats.ripe(whose, common.list(warning.tiles.map(tileName)), warning.standing)
    case 'seventh':
      return threats.seventh(whose, warning.actions)
    case 'prey': {
      const { count, first, tile } = warning.hunt
      const what = threats.prey(whose, warning.prey, count, tileName(tile))
      if (!first) return what
      return `${what} ${first.type === 'call' ? threats.called(tileName(first.at)) : threats.makesWay}`
    }
  }
}

/** Everything that is told at a level, read aloud. */
export function spokenWarnings(m: Messages, state: State, reader: Reader, level: Warnings): string {
  if (level === 'off') return m.threats.isOff
  const lines = warningsOf(state, reader, level).map((warning) => warningWords(m, warning))
  return lines.length > 0 ? m.threats.spoken(lines) : nothingWords(m, level)
}

/** What is told where there is nothing to tell. */
export const nothingWords = ({ threats }: Messages, level: Warnings): string =>
  level === 'all' ? threats.nothing : threats.nothingThreatens

/** What is told of one tile, within its name: '' where that is nothing. */
export function tileThreat(m: Messages, state: State, reader: Reader, level: Warnings, tile: Tile): string {
  const { onTile } = m.threats
  return warningsOf(state, reader, level)
    .flatMap((warning) => {
      if (!warning.tiles.includes(tile)) return []
      if (warning.kind === 'prey') return [onTile.prey(warning.hunt.count)]
      return warning.kind === 'ripe' ? [onTile.ripe(warning.whose)] : []
    })
    .join('; ')
}
